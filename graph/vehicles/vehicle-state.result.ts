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
  OUT_OF_STOCK = 'OUT_OF_STOCK',
}

registerEnumType(VehicleAvailability, {
  name: 'VehicleAvailability',
  description: 'Whether a vehicle can be bought now.',
  valuesConfig: {
    IN_STOCK: { description: 'It can be bought now.' },
    OUT_OF_STOCK: { description: 'It is sold, or not there yet.' },
  },
})
