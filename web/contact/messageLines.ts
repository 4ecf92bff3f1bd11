import { LISTED_REASONS, reasonNamed } from '#graph/dealer/reasons.ts'
import { type Cart, saleOf } from '#graph/dealer/sale.ts'
import { onOneLine } from '#graph/shared/words.ts'
import type { InquiryContext } from '#web/parts/inquiryContext.ts'
import { repaymentFor } from '#web/parts/payment.ts'
import { PRICE_BANDS } from '#web/parts/priceBands.ts'
import { formatExact, formatPrice } from '#web/ui/format.ts'

const PARTS = { morning: 'In the morning', afternoon: 'In the afternoon' }

const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

const estimateOf = ({ down, months, rate, atDoor }: InquiryContext, price: number | undefined) => {
  if (down === undefined || months === undefined || rate === undefined) return
  const terms = `${months} ${months === 1 ? 'month' : 'months'} at ${percent.format(rate)}% APR, ${formatPrice(down)} down`
  if (price === undefined || down > price) return { text: terms }
  const { monthly, total, interest } = repaymentFor(atDoor ?? price, { down, months, rate })
  const of = atDoor === undefined ? '' : `, on ${formatPrice(atDoor)} with tax and delivery`
  const sum = `${formatPrice(total)} total, including ${formatPrice(interest)} interest.`
  return { text: `About ${formatPrice(monthly)} a month for ${terms}${of}. ${sum}`, monthly }
}

type Found = { price?: number; town?: string }

/** What the visitor chose and the API does not take, as lines of the message; names and figures only where they were found. */
export const messageLines = (context: InquiryContext, { price, town }: Found = {}) => {
  const { lineup, wanted, cart } = context
  const part = context.part && PARTS[context.part]
  const estimate = estimateOf(context, price)
  const search = wanted && searchInWords(wanted)
  const lines = [
    lineup !== undefined && { label: 'Lineup price', text: `${formatExact(lineup)}, for a cart we order for you` },
    part && { label: 'Time of day', text: part },
    wanted && { label: 'Looking for', text: search || 'any cart' },
    !cart &&
      context.town && {
        label: context.reason === 'renting' ? 'Town' : 'Deliver to',
        text: town ?? onOneLine(context.town),
      },
    estimate && { label: 'Estimate', text: estimate.text },
  ].flatMap((line) => line || [])
  return { part, estimate, search, lines }
}

const NUMBER = /^\d{1,6}$/

const under = (dollars: string) => `under ${formatPrice(Number(dollars))}`

/** Parameters of the inventory with a numeric value, and how each is written in words. */
const NUMBERS: Record<string, (number: string) => string> = {
  seats: (number) => (number === '1' ? '1 seat' : `${number} seats`),
  range: (number) => `${number}+ miles`,
  price: under,
  maxPrice: under,
}

/** Parameters that only change how the list is shown, or that every visitor who waits for a cart means anyway. */
const LIST_ONLY = new Set(['sort', 'page', 'stock'])

/** A search in words, such as "4 seats, lithium, under $12,000"; empty for all carts. Other filters are shown by their value. */
const searchInWords = (query: string): string =>
  [...new URLSearchParams(query)]
    .filter(([name]) => !LIST_ONLY.has(name))
    .flatMap(([name, value]) => (name === 'q' ? [value] : value.split(',')).map((one) => wordOf(name, one.trim())))
    .filter(Boolean)
    .map(onOneLine)
    .join(', ')

const wordOf = (name: string, value: string) => {
  if (NUMBER.test(value) && Object.hasOwn(NUMBERS, name)) return NUMBERS[name]!(value)
  const band = name === 'price' && PRICE_BANDS.find((one) => one.value === value)
  return band ? band.label.toLowerCase() : value
}

type Opening = {
  reason?: InquiryContext['reason']
  vehicle?: (Cart & { name: string }) | null
  /** US dollars a month, of an estimate for the vehicle. */
  monthly?: number
  /** Of a test drive, in words. */
  day?: string
  part?: string
  /** A search, which is empty for any cart, the names of compared carts, and a rental, all in words. */
  search?: string
  compared?: readonly string[]
  rental?: string
  town?: string
}

const aboutCart = ({ reason, vehicle, monthly, day, part }: Opening) => {
  const cart = `the ${vehicle!.name}`
  if (day) return `I'd like to test drive ${cart} on ${[day, part?.toLowerCase()].filter(Boolean).join(', ')}.`
  const sale = saleOf(vehicle!)
  const isBack = sale === 'UNAVAILABLE' && reason === 'waiting'
  const opening = reason && !isBack && reasonNamed(reason).opening?.({ cart })
  if (opening) return opening
  if (sale === 'SOLD') return reasonNamed('waiting').opening!({ cart })
  if (sale === 'UNAVAILABLE') return `Please tell me when ${cart} is back.`
  if (sale === 'ON_HOLD') return `I'd like to be next in line for ${cart}.`
  return `I'm interested in ${cart}${monthly ? `, at about ${formatPrice(monthly)} a month` : ''}.`
}

/** A first sentence for the message field; empty if nothing was chosen. */
export const openingSentences = (about: Opening): string => {
  const { reason, vehicle, search, compared = [], rental, town } = about
  const isOnlyDelivery =
    town && !(vehicle || rental || (reason && reason !== 'sales') || search !== undefined || compared.length > 1)
  const sentences = [
    !vehicle && !rental && reason && reasonNamed(reason).opening?.({ town }),
    vehicle && aboutCart(about),
    search !== undefined && `Please tell me when ${search ? `one comes in: ${search}` : 'a cart comes in'}.`,
    compared.length > 1 &&
      `I'm comparing ${new Intl.ListFormat('en-US').format(compared.map((name) => `the ${name}`))}.`,
    rental && `I'd like to rent a ${rental}.`,
    isOnlyDelivery && `I'd like a quote for a cart delivered to ${town}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

export const openingsOf = (about: Opening) =>
  Object.fromEntries(LISTED_REASONS.map((reason) => [reason, openingSentences({ ...about, reason })]))
