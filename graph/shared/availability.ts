export type Availability = 'IN_STOCK' | 'ON_HOLD' | 'SOLD' | 'ON_ORDER' | 'OUT_OF_STOCK'

export const AVAILABILITY_WORDS: Record<Availability, string> = {
  IN_STOCK: 'In stock',
  ON_HOLD: 'On hold',
  SOLD: 'Sold',
  ON_ORDER: 'On order',
  OUT_OF_STOCK: 'Not in stock',
}
