import type { Figures } from './figure.ts'

export const RETURNS = {
  newCarts: {
    within: { label: 'New carts', amount: 7, unit: 'day' },
    drivenUnder: { label: 'Driven less than', amount: 10, unit: 'mile' },
    fee: { label: 'Restocking fee, new carts', amount: 15, unit: '%' },
  },
  usedCarts: {
    within: { label: 'Used carts', amount: 3, unit: 'day', condition: 'not carts sold as-is' },
    fee: { label: 'Restocking fee, used carts', amount: 20, unit: '%' },
  },
  parts: {
    within: { label: 'Parts', amount: 30, unit: 'day' },
    fee: { label: 'Restocking fee, parts', amount: 10, unit: '%' },
  },
  refunds: {
    within: { label: 'Refund', amount: 10, unit: 'business day' },
    byCard: { label: 'Card refund', amount: [3, 5], unit: 'business day' },
  },
  reportDefects: { label: 'Report of a defect', amount: 48, unit: 'hour' },
} as const satisfies Figures
