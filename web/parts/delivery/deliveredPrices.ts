import { DELIVERY, deliveryFee, SALES_TAX } from '#graph/dealer/figures.ts'
import { withTax } from '#graph/dealer/with-tax.ts'
import { formatPrice } from '#web/ui/format.ts'

/** What a delivered price depends on: nothing per mile where the delivery is free. */
export type DeliveredCart = { price: number; perMile: number; taxPercent: number }

export const deliveredCart = (price: number): DeliveredCart => ({
  price,
  perMile: deliveryFee(price, 1) === 0 ? 0 : DELIVERY.perMile.amount,
  taxPercent: SALES_TAX.amount,
})

/** Fee, tax and total of a cart in a town, in words; `amount` is the total in US dollars. */
export const deliveredPrices = ({ price, perMile, taxPercent }: DeliveredCart, miles: number) => {
  const fee = perMile * miles
  const { salesTax, total } = withTax(price, fee, taxPercent)
  return {
    ...{ fee: fee === 0 ? 'Free' : formatPrice(fee), tax: formatPrice(salesTax) },
    ...{ total: formatPrice(total), amount: total },
  }
}
