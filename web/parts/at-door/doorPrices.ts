import { withTax } from '#graph/dealer/with-tax.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

/** What the delivery of a cart depends on: nothing per mile where it is free. */
export type DoorCart = { price: number; perMile: number; taxPercent: number }

/** Fee, tax and total of a cart in a town, in words. */
export const doorPrices = ({ price, perMile, taxPercent }: DoorCart, miles: number) => {
  const fee = perMile * miles
  const { salesTax, total } = withTax(price, fee, taxPercent)
  return { fee: fee === 0 ? 'Free' : formatPrice(fee), tax: formatPrice(salesTax), total: formatPrice(total) }
}

/** The line of a card. */
export const deliveredTo = (name: string, fee: string) =>
  fee === 'Free' ? `Delivered to ${name} free` : `Delivered to ${name} for ${fee}`
