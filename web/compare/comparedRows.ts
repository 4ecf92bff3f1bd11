import type { ZeroPercent } from '#graph/dealer/financing.ts'
import { canBeBought, saleOf, stateOf } from '#graph/dealer/sale.ts'
import type { ComparedRows_VehicleFragment } from '#web/generated/graphql.ts'
import { CART_FACTS, SPECIFICATION_FACTS } from '#web/parts/card/cartFacts.ts'
import { type Financed, financed, standardPayment } from '#web/parts/payment.ts'
import { formatPrice } from '#web/ui/format.ts'

type Cart = ComparedRows_VehicleFragment
type Vehicle = Cart & Financed

/** A measured value of which more is better. */
type Measure = { min: number; max: number }

type Best = { word: string; measure: (vehicle: Vehicle) => Measure | null }

type Row = {
  name: string
  textOf: (vehicle: Vehicle) => string | null
  /** Small, below the text. */
  termsOf?: (vehicle: Vehicle) => string | undefined
  best?: Best
  /** The row tells the carts apart, whatever they have in common, or follows from another one. */
  isIdentity?: boolean
  /** A new cart has no wear to state. */
  isWear?: boolean
  /** The paper has room for the facts of four carts on one sheet. */
  isOnScreen?: boolean
}

export type ComparedRow = {
  name: string
  isDifferent: boolean
  isOnScreen: boolean
  /** `text` is null where nothing is stated, as of the wear of a new cart; `best` says in what the cart is ahead of the others. */
  cells: { id: string; text: string | null; terms?: string; isNew: boolean; best?: string }[]
}

const more = (value: number | null) => (value === null ? null : { min: value, max: value })
const less = (range: Measure | null) => range && { min: -range.max, max: -range.min }

const BEST: Record<string, Best> = {
  topSpeed: { word: 'Fastest', measure: ({ specifications }) => more(specifications.topSpeedMph) },
  range: { word: 'Longest range', measure: ({ specifications }) => specifications.rangeMiles },
  chargingTime: { word: 'Shortest charge', measure: ({ specifications }) => less(specifications.chargingHours) },
  mileage: { word: 'Fewest miles', measure: ({ mileage }) => less(more(mileage)) },
  payload: { word: 'Highest payload', measure: ({ specifications }) => more(specifications.payloadPounds) },
}

const paymentOf = (vehicle: Vehicle) => (canBeBought(saleOf(vehicle)) ? standardPayment(vehicle) : undefined)

const ROWS: Row[] = [
  {
    name: 'Price',
    textOf: (vehicle) =>
      saleOf(vehicle) === 'SOLD' ? `Was ${formatPrice(vehicle.price)}` : formatPrice(vehicle.price),
    best: {
      word: 'Lowest price',
      measure: (vehicle) => (canBeBought(saleOf(vehicle)) ? less(more(vehicle.price)) : null),
    },
  },
  {
    name: 'List price',
    // A list price that is no higher than the price says nothing.
    textOf: ({ price, listPrice }) => (listPrice !== null && listPrice > price ? formatPrice(listPrice) : null),
  },
  {
    name: 'Payment',
    isOnScreen: true,
    isIdentity: true,
    textOf: (vehicle) => paymentOf(vehicle)?.payment ?? null,
    termsOf: (vehicle) => paymentOf(vehicle)?.terms,
  },
  { name: 'Condition', textOf: ({ condition }) => (condition === 'NEW' ? 'New' : 'Used') },
  { name: 'Availability', textOf: stateOf },
  { name: 'Brand', textOf: ({ brand }) => brand },
  { name: 'Series', textOf: ({ category }) => category },
  ...[...CART_FACTS, ...SPECIFICATION_FACTS].map(({ key, ...fact }) => ({
    ...fact,
    best: BEST[key],
    isWear: key === 'mileage',
    isIdentity: ['stockNumber', 'vin', 'serialNumber'].includes(key),
  })),
  {
    name: 'Battery health',
    isWear: true,
    textOf: ({ inspection }) => (inspection?.batteryHealth ? `${inspection.batteryHealth}%` : null),
    best: { word: 'Best battery', measure: ({ inspection }) => more(inspection?.batteryHealth ?? null) },
  },
  {
    name: 'Tire tread',
    isWear: true,
    textOf: ({ inspection }) => (inspection && inspection.tread !== null ? `${inspection.tread}/32 inch` : null),
  },
  {
    name: 'Left as it is',
    textOf: ({ inspection }) => {
      const left = inspection?.findings.filter(({ state }) => state === 'LEFT') ?? []
      return left.map(({ text }) => text).join('; ') || null
    },
  },
]

const isEqual = (one: Measure, other: Measure) => one.min === other.min && one.max === other.max

/** The measures that no other one exceeds; of ranges that overlap, none may be ahead. */
const bestOf = (measures: (Measure | null)[]) => {
  const known = measures.filter((measure) => measure !== null)
  const areEqual = known.every((measure) => isEqual(measure, known[0]!))
  if (areEqual) return []
  return known.filter(({ min, max }) => known.every((other) => min >= other.min && max >= other.max))
}

const compared = (
  { name, textOf, termsOf, best, isIdentity = false, isWear = false, isOnScreen = false }: Row,
  vehicles: readonly Vehicle[],
): ComparedRow => {
  const measures = vehicles.map((vehicle) => best?.measure(vehicle) ?? null)
  const ahead = bestOf(measures)
  const cells = vehicles.map((vehicle, index) => ({
    id: vehicle.id,
    text: textOf(vehicle),
    terms: termsOf?.(vehicle),
    isNew: isWear && vehicle.condition === 'NEW',
    best: ahead.includes(measures[index]!) ? best?.word : undefined,
  }))
  return { name, cells, isOnScreen, isDifferent: !isIdentity && new Set(cells.map(({ text }) => text)).size > 1 }
}

/** The rows of a comparison in which at least one vehicle states something. */
export const comparedRows = (carts: readonly Cart[], promotion?: ZeroPercent | null): ComparedRow[] => {
  const vehicles = carts.map((cart) => ({ ...cart, ...financed(cart, promotion) }))
  return ROWS.map((row) => compared(row, vehicles)).filter(({ cells }) => cells.some(({ text }) => text !== null))
}

export const comparedFeatures = (vehicles: readonly Cart[]) => {
  const [first, ...others] = vehicles
  const shared = first?.features.filter((feature) => others.every(({ features }) => features.includes(feature))) ?? []
  const own = vehicles.map(({ id, features }) => ({ id, features: features.filter((one) => !shared.includes(one)) }))
  return { shared, own }
}
