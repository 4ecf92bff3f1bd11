import { registerEnumType } from 'type-graphql'

export enum VehicleCondition {
  NEW = 'NEW',
  USED = 'USED',
}

registerEnumType(VehicleCondition, {
  name: 'VehicleCondition',
  description: 'Whether a vehicle had an owner before.',
  valuesConfig: {
    NEW: { description: 'Never sold before.' },
    USED: { description: 'Sold before.' },
  },
})

export enum VehicleAvailability {
  IN_STOCK = 'IN_STOCK',
  ON_HOLD = 'ON_HOLD',
  SOLD = 'SOLD',
  ON_ORDER = 'ON_ORDER',
  OUT_OF_STOCK = 'OUT_OF_STOCK',
}

registerEnumType(VehicleAvailability, {
  name: 'VehicleAvailability',
  description: 'Whether a vehicle can be bought now.',
  valuesConfig: {
    IN_STOCK: { description: 'It can be bought now.' },
    ON_HOLD: { description: 'Another customer has it on hold, for example with a deposit.' },
    SOLD: { description: 'It is sold. Its page stays for some weeks.' },
    ON_ORDER: { description: 'The dealer has ordered it, and it is not there yet.' },
    OUT_OF_STOCK: { description: 'It cannot be bought now, and the dealer does not say why.' },
  },
})

export enum BatteryKind {
  LITHIUM = 'LITHIUM',
  LEAD_ACID = 'LEAD_ACID',
}

registerEnumType(BatteryKind, {
  name: 'BatteryKind',
  description: 'What the battery of a vehicle is made of.',
  valuesConfig: {
    LITHIUM: { description: 'Lithium cells, which need no water.' },
    LEAD_ACID: { description: 'Lead-acid cells, flooded or AGM.' },
  },
})
