import { describedEnum } from '#graph/api/described-enum.ts'

export const VehicleCondition = describedEnum('VehicleCondition', 'Whether a vehicle had an owner before.', {
  NEW: 'Never sold before.',
  USED: 'Sold before.',
})
export type VehicleCondition = keyof typeof VehicleCondition

export const VehicleAvailability = describedEnum('VehicleAvailability', 'Whether a vehicle can be bought now.', {
  IN_STOCK: 'It can be bought now.',
  ON_HOLD: 'Another customer has it on hold, for example with a deposit.',
  SOLD: 'It is sold. Its page stays for some weeks.',
  ON_ORDER: 'The dealer has ordered it, and it is not there yet.',
  OUT_OF_STOCK: 'It cannot be bought now, and the dealer does not say why.',
})
export type VehicleAvailability = keyof typeof VehicleAvailability

export const BatteryKind = describedEnum('BatteryKind', 'What the battery of a vehicle is made of.', {
  LITHIUM: 'Lithium cells, which need no water.',
  LEAD_ACID: 'Lead-acid cells, flooded or AGM.',
})
export type BatteryKind = keyof typeof BatteryKind
