import { INQUIRY_EXAMPLE, QUERY_EXAMPLES } from '#graph/api/api-examples.ts'
import { LIMITS, RATE } from '#graph/api/limits.ts'

export const PAGE = {
  title: 'Schema Reference of the Inventory API',
  description:
    'Every type, field, argument and value of our GraphQL inventory API: what it means, what it costs, an example to open, and a lasting link.',
  keywords: 'GraphQL schema reference, golf cart inventory API, API documentation',
  canonical: '/developers/schema',
}

export const HEADER = {
  eyebrow: 'For developers',
  title: 'Schema reference',
  lead: 'Every type, field, argument and value of the API. Each name is a link to its own address, which lasts: names never change.',
}

/** The sections of the page, in their order. */
export const GROUPS = {
  queries: 'Queries',
  mutations: 'Mutations',
  subscriptions: 'Subscriptions',
  objects: 'Objects',
  inputs: 'Inputs',
  enums: 'Enums',
  scalars: 'Scalars',
}

export const COST_RULE = `A field costs 1 point where its entry names no other cost, \`__typename\` none, and a request takes at least ${RATE.graphqlPoints}. The [limits](/developers#limits) say how many points there are.`

const perRow = (rows: string) => `1 point and its selection once for each row, at most ${rows}.`
const page = (points: number, rows: string) =>
  `${points} ${points === 1 ? 'point' : 'points'}, 1 more for each ${RATE.readRowsPerPoint} rows of the page, and the selection of its rows once for each row, at most ${rows}.`
const SCAN = `1 point for each ${RATE.scannedVehiclesPerPoint} vehicles of the inventory, because no index serves the condition.`
const ENTRY = '1 point for each entry.'

/** The cost of the elements that do not cost just 1 point, by their anchors. */
export const COSTS: Record<string, string> = {
  'Query.vehicles': page(1, `\`first\` or \`last\`, ${LIMITS.defaultPageRows} without them`),
  'Query.inquiryPreview': `${RATE.dryRunPoints} points and its selection.`,
  'Query.vehicleChanges': page(6, '`first`'),
  'Subscription.vehicleChanged': '6 points and its selection, when it begins and for each event.',
  'Query.municipalities': perRow('100'),
  'Mutation.submitContact': `${RATE.restPoints} points, ${RATE.dryRunPoints} with \`dryRun\`, and its selection.`,
  'Mutation.updateVehicles': `${1 + RATE.writtenVehiclePoints} points for each entry of \`input.vehicles\`, the selection of \`results\` for each of them, and the rest of its selection.`,
  'Mutation.removeVehicles': `${1 + RATE.writtenVehiclePoints} points for each entry of \`input.ids\`, and its selection.`,
  'Vehicle.similar': perRow('`limit`'),
  'WithdrawnVehicle.similar': perRow('`limit`'),
  'Municipality.nearby': perRow('`limit`'),
  'VehicleFilter.availabilities': ENTRY,
  'VehicleFilter.batteryKinds': ENTRY,
  'VehicleFilter.brands': ENTRY,
  'VehicleFilter.locationIds': ENTRY,
  'VehicleFilter.categories': ENTRY,
  'VehicleFilter.conditions': ENTRY,
  'VehicleFilter.stockNumbers': ENTRY,
  'VehicleFilter.vins': ENTRY,
  'VehicleFilter.seats': ENTRY,
  'VehicleFilter.search': SCAN,
  'VehicleFilter.minTopSpeedMph': SCAN,
  'VehicleFilter.minRangeMiles': SCAN,
  'VehicleFilter.maxChargingHours': SCAN,
  'VehicleFilter.minPayloadPounds': SCAN,
  'VehicleFilter.updatedSince': SCAN,
  'VehicleFilter.colors': SCAN,
  'VehicleFilter.minModelYear': SCAN,
  'VehicleFilter.maxModelYear': SCAN,
  'VehicleFilter.maxMileage': SCAN,
}

/** Operations for the queries that the developers' page does without. */
const MORE_EXAMPLES: Record<string, string> = {
  dealer: `query Dealer {
  dealer {
    name
    address { street city state zip }
    lines { use number }
    departments { department summary }
  }
}`,
  inquiryPreview: `query InquiryPreview {
  inquiryPreview(
    vehicleId: "denago-nomad-xl"
    context: { rental: { cart: FOUR_SEATER, days: 3, priceList: STANDARD } }
  ) {
    facts { label text }
    message
  }
}`,
  location: `query OneLocation {
  location(id: "scranton") {
    name
    phone
    openNow
  }
}`,
  municipalities: `query Towns {
  municipalities(search: "wilkes") {
    name
    type
    url
  }
}`,
  rentalPlans: `query RentalPlans {
  rentalPlans(cart: SIX_SEATER) {
    name
    days
    price
    savings { percentage dailyRate }
  }
}`,
  removeVehicles: `mutation RemoveVehicles {
  removeVehicles(input: { ids: ["denago-nomad"], dryRun: true }) {
    removed { vehicleId name }
    userErrors { field code message }
  }
}`,
  updateVehicles: `mutation UpdateVehicles {
  updateVehicles(
    input: { vehicles: [{ stockNumber: "R-2601", price: 7995, availability: ON_HOLD }], dryRun: true }
  ) {
    results { vehicle { id price } isChanged }
    userErrors { field code message }
  }
}`,
  withdrawnVehicle: `query Withdrawn {
  withdrawnVehicle(id: "denago-nomad") {
    name
    withdrawnAt
    similar(limit: 2) { name url }
  }
}`,
}

const ROOT_FIELD = /^ {2}(\w+)/gm

/** An operation for each field of Query and Mutation, by the field's name. A link to /graphql answers no subscription. */
export const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(MORE_EXAMPLES),
  ...[...QUERY_EXAMPLES, INQUIRY_EXAMPLE]
    .toReversed()
    .flatMap(({ document }) => [...document.matchAll(ROOT_FIELD)].map(([, field]) => [field!, document] as const)),
])
