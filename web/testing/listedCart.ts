import type { InventoryQuery } from '#web/generated/graphql.ts'

type Cart = InventoryQuery['vehicles']['nodes'][number]
type Typed = { __typename: string }

/** A cart as the inventory's list asks for it. */
export const listedCart = (number: number, price = 9995): Cart & Typed & { specifications: Typed } => ({
  __typename: 'Vehicle',
  id: `cart-${number}`,
  name: `Cart ${number}`,
  brand: 'Denago',
  category: 'Rover',
  description: 'A cart.',
  price,
  condition: 'NEW',
  availability: 'IN_STOCK',
  createdAt: '2026-01-01T00:00:00.000Z',
  modelYear: null,
  color: null,
  mileage: null,
  listPrice: null,
  location: null,
  mainImage: null,
  specifications: {
    __typename: 'VehicleSpecifications',
    seatingCapacity: 4,
    batteryKind: null,
    range: null,
    topSpeed: null,
    rangeMiles: null,
  },
})
