import { type Cart, saleOf } from '#graph/dealer/sale.ts'
import type { Topic } from '#web/parts/contactPath.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

type Subject = {
  topic?: Topic
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

const ABOUT: Record<Topic, string | undefined> = {
  renting: "I'd like to rent a cart.",
  'test-drive': "I'd like to take a test drive.",
  financing: 'I have a question about financing.',
  'trade-in': 'I have a cart to trade in.',
  'street-legal': 'What does the street-legal package cost?',
  waiting: undefined,
}

const aboutCart = ({ topic, vehicle, monthly, day, part }: Subject) => {
  const { name } = vehicle!
  if (day) return `I'd like to test drive the ${name} on ${[day, part?.toLowerCase()].filter(Boolean).join(', ')}.`
  if (topic === 'trade-in') return `I have a cart to trade in for the ${name}.`
  if (topic === 'street-legal') return `What does the street-legal package cost on the ${name}?`
  if (topic === 'waiting') return `Please tell me when another cart like the ${name} comes in.`
  const sale = saleOf(vehicle!)
  if (sale === 'UNAVAILABLE') return `Please tell me when the ${name} is back.`
  if (sale === 'ON_HOLD') return `I'd like to be next in line for the ${name}.`
  return `I'm interested in the ${name}${monthly ? `, at about ${formatPrice(monthly)} a month` : ''}.`
}

/** A first sentence for the message field; empty if nothing was chosen. */
export const openingWords = (subject: Subject): string => {
  const { topic, vehicle, search, compared = [], rental, town } = subject
  const isOnlyDelivery = town && !(vehicle || rental || topic || search !== undefined || compared.length > 1)
  const sentences = [
    !vehicle &&
      !rental &&
      topic &&
      (topic === 'renting' && town ? `I'd like to rent a cart in ${town}.` : ABOUT[topic]),
    vehicle && aboutCart(subject),
    search !== undefined && `Please tell me when ${search ? `one comes in: ${search}` : 'a cart comes in'}.`,
    compared.length > 1 &&
      `I'm comparing ${new Intl.ListFormat('en-US').format(compared.map((name) => `the ${name}`))}.`,
    rental && `I'd like to rent a ${rental}.`,
    isOnlyDelivery && `I'd like a quote for a cart delivered to ${town}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
