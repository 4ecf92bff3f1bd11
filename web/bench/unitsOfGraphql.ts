import { getIntrospectionQuery } from 'graphql'
import { CONTEXT, INQUIRY, LONGEST, WRONG } from './inquiries.ts'
import { BUDGET, json, NUMBER, type Unit, unitsOf, wide } from './unit.ts'

const OPERATION = {
  bound: '20,000 points, 50 aliases, 12 levels, 2,000 tokens, 16,000 characters',
  beyond: `an error that names the bound; ${BUDGET}`,
}

const query = (unit: string, document: string, variables?: object) => ({
  unit: `GraphQL: ${unit}`,
  covers: ['/graphql'],
  request: json('/graphql', { query: document, variables }),
})

/** Stands for the index of a part. */
const INDEX = 'INDEX'

/** The part so many times, one behind the other. */
const times = (count: number, part: string) =>
  Array.from({ length: count }, (_, index) => part.replaceAll(INDEX, String(index))).join(' ')

/** So many fields under aliases, in a document of its own for each request. */
const fields = (count: number, field: string) => `query A${NUMBER} { ${times(count, `a${INDEX}: ${field}`)} }`

/** Conditions that are true for every vehicle, and that no other request has. */
const ALL = `first: 1, filter: { minPrice: 0.${NUMBER}${INDEX} }`

const list = (length: number, entry: string) => Array.from({ length }, (_, index) => `${NUMBER} ${index} ${entry}`)

const VEHICLE =
  'id aliases name brand category price description images { path alt width height url(width: 640) } externalUrl features ' +
  'inStock isNew createdAt updatedAt specifications { topSpeed range seatingCapacity topSpeedMph rangeMiles { min max } ' +
  'chargingHours { min max } payloadPounds } condition availability mainImage { url(width: 640) } url'

const INQUIRE = 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { userErrors { field } } }'
const CURSOR = Buffer.from('["FEATURED",1,"a"]').toString('base64url')

/** Every kind of operation at its most expensive. */
export const GRAPHQL_UNITS: Unit[] = [
  ...unitsOf(INQUIRY, [query('an inquiry', INQUIRE, { input: { ...LONGEST, ...CONTEXT } })]),
  ...unitsOf(OPERATION, [
    query('a dry run of an inquiry', INQUIRE, { input: { ...LONGEST, ...CONTEXT, ...WRONG, dryRun: true } }),
    query('the least', `{ a${NUMBER}: __typename }`),
    query('introspection', `${getIntrospectionQuery()} #${NUMBER}`),
    query('every type, 45 times', fields(45, '__schema { types { fields { name description } } }')),
    query('a document of 2,000 tokens', `query A${NUMBER} { vehicles(first: 1) { nodes { ${times(1900, 'id')} } } }`),
    query(
      'a document with errors',
      `query A${NUMBER} { vehicles(filter: { brands: [${times(1700, '""')}] }) { nodes { ${times(109, `z${INDEX}`)} } } }`,
    ),
    query('a document that cannot be parsed', `{ a${NUMBER} #${'x'.repeat(15_000)}\n ]`),
    query('equal fields, 284 times', `query A${NUMBER} { ${'vehicles{nodes{id}}'.repeat(284)} }`),
    query('equal fields that do not exist, 490 times', `{ ${'a{b}'.repeat(490)} } #${NUMBER}`),
    query(
      'a variable with 100 fields that do not exist',
      `query A${NUMBER}($f: VehicleFilter) { vehicles(filter: $f) { totalCount } }`,
      { f: wide(100) },
    ),
    query(
      'the longest filter, 40 times',
      `query A($f: VehicleFilter) { ${times(40, `a${INDEX}: vehicles(first: 1, filter: $f) { totalCount }`)} } #${NUMBER}`,
      {
        f: {
          brands: list(50, 'x'.repeat(80)),
          categories: list(50, 'x'.repeat(80)),
          search: `${NUMBER} ${'e'.repeat(180)}`,
        },
      },
    ),
    query(
      'searches with facets, 45 times',
      fields(
        45,
        `vehicles(first: 1, filter: { search: "e${NUMBER} ${INDEX}" }) { totalCount facets { brands { value count } } }`,
      ),
    ),
    query('counts, 50 times', fields(50, `vehicles(${ALL}) { totalCount }`)),
    query(
      'both ends of a page, 49 times',
      fields(49, `vehicles(after: "${CURSOR}", ${ALL}) { pageInfo { hasNextPage hasPreviousPage } }`),
    ),
    query(
      '250 vehicles by id or alias, 30 times',
      `query A${NUMBER}($ids: [ID!]) { ${times(30, `a${INDEX}: vehicles(ids: $ids, ${ALL}) { nodes { id } }`)} }`,
      { ids: list(250, 'none') },
    ),
    query(
      'pages by offset, 9 times',
      fields(
        9,
        `vehicles(${ALL}, inStockFirst: true, sort: NAME_ASC, offset: 50000${INDEX}) { pageInfo { hasPreviousPage } }`,
      ),
    ),
    query(
      'price bands, 49 times',
      `query A${NUMBER} { vehicles(first: 1) { facets { ${times(49, `a${INDEX}: priceBands(bounds: [0.${NUMBER}${INDEX}, 9000])`)} } } }`,
    ),
    query(
      'relaxations and spellings, 45 times',
      fields(
        45,
        `vehicles(first: 1, filter: { search: "denogo ${NUMBER} ${INDEX}", brands: ["denago"], maxPrice: 9000, seats: [4], availabilities: [IN_STOCK], minRangeMiles: 30 }) { spellings relaxations { count } }`,
      ),
    ),
    query('250 vehicles, whole', `query A${NUMBER} { vehicles(first: 250) { nodes { ${VEHICLE} } } }`),
    query(
      'pages of 250 without their rows, 49 times',
      fields(49, `vehicles(first: 250, filter: { minPrice: 0.${NUMBER}${INDEX} }) { pageInfo { hasNextPage } }`),
    ),
    query('structured data', `query A${NUMBER} { vehicles { nodes { structuredData } } }`),
    query(
      'prices at the door of 24',
      `query A${NUMBER} { vehicles { nodes { atDoor(municipalityId: "hazleton") { total } } } }`,
    ),
    query('similar ones of 24', `query A${NUMBER} { vehicles { nodes { similar(limit: 10) { ${VEHICLE} } } } }`),
    query('vehicles by id, 50 times', fields(50, `vehicle(id: "none-${NUMBER}-${INDEX}") { id }`)),
    query('vehicles by VIN, 50 times', fields(50, `vehicle(vin: "none-${NUMBER}-${INDEX}") { id }`)),
    query(
      'withdrawn vehicles, 50 times',
      fields(50, `withdrawnVehicle(id: "none-${NUMBER}-${INDEX}") { similar { id } }`),
    ),
    query(
      'changes, 50 times',
      fields(50, `vehicleChanges(since: "1970-01-01T00:00:00.${INDEX}Z", first: 1) { nodes { vehicleId } }`),
    ),
    query(
      'locations, 49 times',
      fields(
        24,
        `locations { openNow(at: "1970-01-01T00:00:00.${INDEX}Z") } b${INDEX}: location(id: "${INDEX}") { id }`,
      ),
    ),
    query('the dealer, 49 times', fields(49, 'dealer { mainLocation { id } notice }')),
    query(
      'municipalities, 49 times',
      fields(
        24,
        `municipalities(search: "${NUMBER} ${INDEX}") { id } b${INDEX}: municipality(municipalityId: "${INDEX}") { id }`,
      ),
    ),
    query(
      'neighbors of all municipalities',
      `query A${NUMBER} { municipalities { nearby(limit: 20) { id delivery { fee(purchase: 1) } } } }`,
    ),
    query(
      'rentals, 49 times',
      fields(24, `rentalQuote(cart: FOUR_SEATER, days: 20) { total } b${INDEX}: rentalPlans { id }`),
    ),
    query(
      'fields that fail',
      `query A${NUMBER} { vehicles { nodes { ${times(48, `a${INDEX}: atDoor(municipalityId: "none") { total }`)} } } }`,
    ),
  ]),
]
