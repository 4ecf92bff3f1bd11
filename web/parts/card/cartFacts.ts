import type { CartFacts_VehicleFragment } from '#web/generated/graphql.ts'

type Vehicle = CartFacts_VehicleFragment
type Specification = keyof Vehicle['specifications']

export const SPECIFICATION_NAMES: Record<Specification, string> = {
  topSpeed: 'Top speed',
  range: 'Range',
  seatingCapacity: 'Seating capacity',
  batteryType: 'Battery',
  chargingTime: 'Charging time',
  payload: 'Payload',
}

export const SPECIFICATIONS = Object.keys(SPECIFICATION_NAMES) as Specification[]

const MILES = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'unit', unit: 'mile', unitDisplay: 'long' })

/** Data of the individual cart, as tables name and show them; null where the dealer states nothing. */
export const CART_FACTS: { name: string; textOf: (vehicle: Vehicle) => string | null }[] = [
  { name: 'Model year', textOf: ({ modelYear }) => modelYear?.toString() ?? null },
  { name: 'Color', textOf: ({ color }) => color },
  { name: 'Mileage', textOf: ({ mileage }) => (mileage === null ? null : MILES.format(mileage)) },
  {
    name: 'Warranty',
    textOf: ({ warranty, inspection }) => warranty ?? (inspection?.soldAsIs ? 'None' : null),
  },
  { name: 'Location', textOf: ({ location }) => location && (location.city ?? location.name) },
  { name: 'Stock number', textOf: ({ stockNumber }) => stockNumber },
  { name: 'VIN', textOf: ({ vin }) => vin },
  { name: 'Serial number', textOf: ({ serialNumber }) => serialNumber },
]

export const statedFacts = (vehicle: Vehicle) =>
  CART_FACTS.flatMap(({ name, textOf }) => {
    const text = textOf(vehicle)
    return text === null ? [] : [{ name, text }]
  })
