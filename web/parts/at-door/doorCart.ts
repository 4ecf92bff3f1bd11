import { DELIVERY, deliveryFee } from '#graph/dealer/figures/delivery.ts'
import { SALES_TAX } from '#graph/dealer/figures/sales-tax.ts'
import type { DoorCart } from './doorPrices.ts'

export const doorCart = (price: number): DoorCart => ({
  price,
  perMile: deliveryFee(price, 1) === 0 ? 0 : DELIVERY.perMile.amount,
  taxPercent: SALES_TAX.amount,
})
