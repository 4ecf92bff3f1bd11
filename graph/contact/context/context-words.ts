import type { ContactInquiry } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import { RENTAL_CART_WORDS } from '#graph/dealer/rental-carts.ts'
import type { Estimate, InquiryContext, RentalWish } from './inquiry-context.ts'

/** A row of what goes along with an inquiry, for mails and the staff's lists. */
export interface ContextFact {
  label: string
  text: string
  vehicleId?: string
}

type Chosen = Pick<ContactInquiry, 'vehicleId' | 'vehicleName' | 'vehiclePrice' | 'context'>

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`

/** The facts in our own words and figures: none of them holds a text of the visitor. */
export function contextFacts(context: InquiryContext | null): ContextFact[] {
  const { compared = [], estimate, rental } = context ?? {}
  return [
    ...compared
      .filter(({ name }) => name !== undefined)
      .map(({ id, name, price }) => ({
        label: 'Compared cart',
        text: `${name}, ${usd.format(price!)}`,
        vehicleId: id,
      })),
    ...(estimate ? [{ label: 'Estimate', text: estimateInWords(estimate) }] : []),
    ...(rental ? rentalFacts(rental) : []),
  ]
}

/** The same, and before it the vehicle that the inquiry is about. */
export function chosenFacts({ vehicleId, vehicleName, vehiclePrice, context }: Chosen): ContextFact[] {
  if (!vehicleId) return contextFacts(context)
  return [{ label: 'Cart', text: `${vehicleName}, ${usd.format(vehiclePrice!)}`, vehicleId }, ...contextFacts(context)]
}

/** The visitor's words for things that the catalogue does not have, for the dealer only. */
export function unlistedFacts(context: InquiryContext | null): ContextFact[] {
  const { unlistedVehicle, compared = [], rental } = context ?? {}
  const carts = [unlistedVehicle, ...compared.filter(({ name }) => name === undefined).map(({ id }) => id)]
  const town = rental?.town?.name === undefined ? rental?.town?.slug : undefined
  const unlisted = [...carts.map((cart) => cart && `Cart ${cart}`), town && `Town ${town}`]
  return unlisted.filter((text) => text).map((text) => ({ label: 'Not listed', text: onOneLine(text!) }))
}

/** Otherwise a text with line breaks could look like further facts. */
const onOneLine = (text: string) => text.replace(/(?:\s|\p{Cc})+/gu, ' ')

function estimateInWords({ downPayment, months, ratePercent, repayment }: Estimate): string {
  const terms = `${counted(months, 'month')} at ${plain.format(ratePercent)}% a year after ${usd.format(downPayment)} down`
  if (!repayment) return terms
  const { monthly, total, interest } = repayment
  return `${usd.format(monthly)} a month, ${terms}; ${usd.format(total)} in all, ${usd.format(interest)} of it interest`
}

function rentalFacts({ cart, days, priceList, town, quote }: RentalWish): ContextFact[] {
  const wish = [RENTAL_CART_WORDS[cart], counted(days, 'day'), ...(town?.name ? [`in ${town.name}`] : [])].join(', ')
  const list = priceList === 'TOWN' ? 'price list of the town pages' : 'price list of the rentals page'
  const lines = quote?.lines.map(({ label, quantity, unitPrice, amount }) =>
    quantity === 1
      ? `${label}: ${usd.format(amount)}`
      : `${label}, ${plain.format(quantity)} × ${usd.format(unitPrice)}: ${usd.format(amount)}`,
  )
  return [
    { label: 'Rental', text: `${wish} (${list})` },
    ...(lines ?? ['none for this cart']).map((text) => ({ label: 'Rental price', text })),
    ...(quote
      ? [{ label: 'Rental in all', text: `${usd.format(quote.total)}, and ${usd.format(quote.deposit)} deposit` }]
      : []),
  ]
}
