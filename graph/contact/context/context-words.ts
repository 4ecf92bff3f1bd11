import type { ContactInquiry } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { questionOf } from '#graph/dealer/questions.ts'
import { RENTAL_CART_WORDS } from '#graph/dealer/rental-carts.ts'
import type { Sale } from '#graph/dealer/sale.ts'
import { addDays } from '#graph/shared/day.ts'
import { onOneLine } from '#graph/shared/on-one-line.ts'
import type { DayFault } from '#graph/shared/open-days.ts'
import type { DayPart, InquiryTopic } from './context-bounds.ts'
import type { Estimate, InquiryContext, NamedTown, NamedVehicle, RentalWish, TestDrive } from './inquiry-context.ts'
import { wantedWords } from './wanted-words.ts'

/** One line of an inquiry's context, the same on the contact page, in mails and in the staff's lists. */
export interface ContextFact {
  label: string
  text: string
  /** Replaces `text` in mail to the visitor if `text` has the visitor's words: the mailbox may belong to somebody else. */
  ownText?: string
  isDetail?: boolean
  isTotal?: boolean
  vehicleId?: string
  /** Query string of the inventory page with the visitor's search. */
  inventoryQuery?: string
}

export type InquirySubject = Pick<ContactInquiry, 'vehicleId' | 'vehicleName' | 'vehiclePrice' | 'context'>

export const TOPIC_WORDS: Record<InquiryTopic, string> = {
  RENTING: 'Renting a cart',
  TEST_DRIVE: 'A test drive',
  FINANCING: 'Financing',
  TRADE_IN: 'Trading in a cart',
  STREET_LEGAL: 'The street-legal package',
}

const WANTED_LABEL = 'Tell me when one comes in'
const DAY_PART_WORDS: Record<DayPart, string> = { MORNING: 'in the morning', AFTERNOON: 'in the afternoon' }

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

const usd = (amount: number) => dollars.format(amount)
/** An estimate, which cents would make look exact. */
const inDollars = (amount: number) => wholeDollars.format(amount)
const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`
const dayInWords = (day: string) => calendarDay.format(new Date(`${day}T00:00:00Z`))

/** The context with our names and figures. In a search, `text` has the visitor's words, and `ownText` does not. */
export function contextFacts(context: InquiryContext | null): ContextFact[] {
  const {
    topic,
    answers = [],
    lineupPrice,
    deliverTo,
    testDrive,
    next,
    wanted,
    compared = [],
    estimate,
    rental,
  } = context ?? {}
  const isSaidBy: Partial<Record<InquiryTopic, unknown>> = {
    RENTING: rental,
    TEST_DRIVE: testDrive,
    FINANCING: estimate,
  }
  return [
    ...(lineupPrice ? [{ label: 'Lineup price', text: `${usd(lineupPrice)}, for a cart we order for you` }] : []),
    ...(topic && !isSaidBy[topic] ? [{ label: 'Topic', text: TOPIC_WORDS[topic] }] : []),
    ...answers.map(answerFact),
    ...(deliverTo?.name ? [{ label: 'Deliver to', text: deliverTo.name }] : []),
    ...(testDrive ? testDriveFacts(testDrive) : []),
    ...vehicleFacts('Next one like', next ? [next] : []),
    ...(wanted ? [wantedFact(wanted)] : []),
    ...vehicleFacts('Comparing', compared),
    ...(estimate ? [{ label: 'Estimate', text: estimateInWords(estimate) }] : []),
    ...(rental ? rentalFacts(rental) : []),
  ]
}

/** The inquiry's vehicle, followed by the facts of its context. */
export function inquiryFacts({ vehicleId, vehicleName, vehiclePrice, context }: InquirySubject): ContextFact[] {
  if (!vehicleId) return contextFacts(context)
  const price = usd(vehiclePrice!)
  // A visitor who asked about a line-up price must not take the price in stock for the answer.
  if (context?.lineupPrice === undefined)
    return [{ label: 'Cart', text: `${vehicleName}, ${price}`, vehicleId }, ...contextFacts(context)]
  const [lineup, ...others] = contextFacts(context)
  const inStock = { label: 'The one in our inventory', text: price }
  const isSame = context.lineupPrice === vehiclePrice
  return [{ label: 'Cart', text: vehicleName!, vehicleId }, lineup!, ...(isSame ? [] : [inStock]), ...others]
}

/** Identifiers from the visitor's URL that are not in the catalogue. Only the dealer sees them. */
export function unlistedFacts(context: InquiryContext | null): ContextFact[] {
  const { unlistedVehicle, deliverTo, next, compared = [], testDrive, rental } = context ?? {}
  const unnamed = [next, ...compared].filter((vehicle) => vehicle && vehicle.name === undefined)
  const carts = [unlistedVehicle, ...unnamed.map((vehicle) => vehicle!.id)]
  const towns = [deliverTo, rental?.town].filter((town) => town && town.name === undefined)
  const showroom = testDrive?.showroom?.name === undefined ? testDrive?.showroom?.id : undefined
  const unlisted = [
    ...carts.map((cart) => cart && `Cart ${cart}`),
    ...towns.map((town) => `Town ${town!.slug}`),
    showroom && `Showroom ${showroom}`,
  ]
  return unlisted.filter((text) => text).map((text) => ({ label: 'Not listed', text: onOneLine(text!) }))
}

/** The visitor's wish with its cart and its times, for a reader of one line. */
export function wishOf({ vehicleName, context }: InquirySubject, interest: string) {
  const { topic, testDrive, next, wanted, compared = [], rental } = context ?? {}
  const names = compared.flatMap(({ name }) => name ?? [])
  const name = vehicleName ?? next?.name ?? names.join(', ')
  const what =
    (testDrive && 'Test drive') ||
    (rental && 'Rental') ||
    ((next || wanted) && WANTED_LABEL) ||
    (!topic && names.length > 1 && 'Comparing carts') ||
    (topic ? TOPIC_WORDS[topic] : interest)
  const when = [testDrive && timeInWords(testDrive), rental && wishInWords(rental)].filter(Boolean)
  return { what: name ? `${what}: ${name}` : what, when }
}

/** A first sentence for the message field; empty if the context has nothing from the catalogue. */
export function openingWords({ vehicleName, context }: InquirySubject, sale?: Sale): string {
  const { topic, deliverTo, testDrive, next, wanted, compared = [], estimate, rental } = context ?? {}
  const names = compared.flatMap(({ name }) => (name ? [`the ${name}`] : []))
  const isOnlyDelivery = deliverTo?.name && !(vehicleName || rental || topic || next || wanted || names.length > 1)
  const sentences = [
    !vehicleName && !rental && topic && topicSentence(topic, deliverTo),
    vehicleName && !testDrive && wishForCart(vehicleName, topic, sale, estimate),
    vehicleName && testDrive && `I'd like to test drive the ${vehicleName} on ${timeInWords(testDrive)}.`,
    next?.name && `Please tell me about the next cart like the ${next.name}.`,
    wanted && `Please tell me when one comes in: ${listOf(wanted)}.`,
    names.length > 1 && `I'm comparing ${new Intl.ListFormat('en-US').format(names)}.`,
    rental && `I'd like to rent a ${wishInWords(rental)}.`,
    isOnlyDelivery && `I'd like a quote, delivered to ${deliverTo!.name}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

const TOPIC_SENTENCES: Record<InquiryTopic, string> = {
  RENTING: "I'd like to rent a cart.",
  TEST_DRIVE: "I'd like to take a test drive.",
  FINANCING: 'I have a question about financing.',
  TRADE_IN: 'I have a cart to trade in.',
  STREET_LEGAL: 'What does the street-legal package cost?',
}

const topicSentence = (topic: InquiryTopic, town?: NamedTown) =>
  topic === 'RENTING' && town?.name ? `I'd like to rent a cart in ${town.name}.` : TOPIC_SENTENCES[topic]

function wishForCart(name: string, topic?: InquiryTopic, sale?: Sale, estimate?: Estimate): string {
  if (topic === 'TRADE_IN') return `I have a cart to trade in for the ${name}.`
  if (topic === 'STREET_LEGAL') return `What does the street-legal package cost on the ${name}?`
  if (sale === 'AWAY') return `Please tell me when the ${name} is back.`
  if (sale === 'ON_HOLD') return `I'd like to be next in line for the ${name}.`
  if (!estimate?.repayment) return `I'm interested in the ${name}.`
  return `I'm interested in the ${name}, at about ${inDollars(estimate.repayment.monthly)} a month.`
}

function answerFact({ question, answer }: NonNullable<InquiryContext['answers']>[number]): ContextFact {
  const { label, options } = questionOf(question)
  const ours = options?.[answer]
  return { label, text: ours ?? onOneLine(answer), ...(!ours && { ownText: 'as you wrote it' }) }
}

function vehicleFacts(label: string, vehicles: NamedVehicle[]): ContextFact[] {
  return vehicles.flatMap(({ id, name, price }) =>
    name === undefined ? [] : [{ label, text: `${name}, ${usd(price!)}`, vehicleId: id }],
  )
}

function testDriveFacts({ showroom, dayFault, ...time }: TestDrive): ContextFact[] {
  const { name, address } = showroom ?? {}
  const where = name ? [{ label: 'Showroom', text: address ? `${name}, ${address}` : name }] : []
  return [{ label: 'Test drive', text: timeInWords(time) }, ...faultFacts(dayFault), ...where]
}

const DAY_FAULTS: Record<DayFault, string> = {
  PAST: "That day has passed. Let's find another one.",
  CLOSED: "We're closed that day. Let's find another one.",
  SOON: `That's sooner than we may see your message. Call us for this one: ${DEALER.lines.main.label}.`,
}

const faultFacts = (fault: DayFault | undefined): ContextFact[] =>
  fault ? [{ label: 'Day', text: DAY_FAULTS[fault] }] : []

const timeInWords = ({ day, part }: Pick<TestDrive, 'day' | 'part'>) =>
  part ? `${dayInWords(day)}, ${DAY_PART_WORDS[part]}` : dayInWords(day)

const listOf = (wanted: string) =>
  onOneLine(
    wantedWords(wanted)
      .map(({ text }) => text)
      .join(', '),
  )

function wantedFact(wanted: string): ContextFact {
  const own = wantedWords(wanted).filter(({ isOurs }) => isOurs)
  return {
    label: WANTED_LABEL,
    text: listOf(wanted) || 'any cart',
    ownText: own.map(({ text }) => text).join(', ') || 'the cart you searched for',
    inventoryQuery: String(new URLSearchParams(wanted)),
  }
}

function estimateInWords({ downPayment, months, ratePercent, repayment }: Estimate): string {
  const terms = `${counted(months, 'month')} at ${plain.format(ratePercent)}% APR, ${inDollars(downPayment)} down`
  if (!repayment) return terms
  const { monthly, total, interest } = repayment
  return `About ${inDollars(monthly)} a month for ${terms}. ${inDollars(total)} in all, ${inDollars(interest)} of it interest.`
}

function wishInWords({ cart, days, firstDay, town }: RentalWish): string {
  const length = `${RENTAL_CART_WORDS[cart]} for ${counted(days, 'day')}`
  const from = firstDay ? ` from ${dayInWords(firstDay)}` : ''
  return town?.name ? `${length}${from} in ${town.name}` : `${length}${from}`
}

function whenFacts({ times, firstDay, days }: RentalWish): ContextFact[] {
  if (times) return [{ label: 'When', text: times }]
  // Days are 24 hours, so a cart comes back on the morning after the last one.
  return firstDay ? [{ label: 'Return', text: dayInWords(addDays(firstDay, days)) }] : []
}

function rentalFacts(rental: RentalWish): ContextFact[] {
  const { priceList, quote } = rental
  const wish = [
    { label: 'Rental', text: wishInWords(rental) },
    ...whenFacts(rental),
    ...faultFacts(rental.dayFault),
    { label: 'Price list', text: priceList === 'TOWN' ? 'Town prices' : 'Showroom prices', isDetail: true },
  ]
  if (!quote) return [...wish, { label: 'Rental price', text: 'none for this cart' }]
  const lines = quote.lines.map(({ label, quantity, unitPrice, amount }) => ({
    label: quantity === 1 ? label : `${label}, ${plain.format(quantity)} × ${usd(unitPrice)}`,
    text: usd(amount),
    isDetail: true,
  }))
  return [
    ...wish,
    ...lines,
    { label: 'Rental total', text: usd(quote.total), isTotal: true },
    { label: 'Deposit, returned with the cart', text: usd(quote.deposit), isDetail: true },
  ]
}
