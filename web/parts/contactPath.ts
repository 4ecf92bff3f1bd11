import { type InquiryQuestion, QUESTION_NAMES, questionOf } from '#graph/dealer/questions.ts'
import type { RentalCart } from '#web/generated/graphql.ts'

export const TOPICS = ['test-drive', 'renting', 'financing', 'trade-in', 'street-legal', 'waiting'] as const
export type Topic = (typeof TOPICS)[number]

/** What a visitor chose before writing: the message names it, and carts, test drive and rental are a part of the inquiry. */
export type InquiryContext = {
  about?: Topic
  /** Id or alias. */
  vehicle?: string
  /** Of `vehicle`: the price that a card of its brand's page states, in US dollars. */
  lineup?: number
  /** Slug of the town to which a cart is delivered. With a `rental`, its own town counts. */
  town?: string
  /** Of `vehicle`. `day` is written as 2026-06-13, and `showroom` is the id of a location. */
  testDrive?: { day: string; part?: 'morning' | 'afternoon'; showroom?: string }
  /** Query of the inventory's address: the visitor wants to know when such a cart comes in. */
  wanted?: string
  /** About a cart to trade in or to be serviced. */
  answers?: Partial<Record<InquiryQuestion, string>>
  /** Ids or aliases of 2 to 4 vehicles. */
  compared?: readonly string[]
  /** Of `vehicle`: US dollars, months, percent a year. */
  estimate?: { down: number; months: number; rate: number }
  /**
   * `from` is the first day, `town` a slug, and `miles` are those of the delivery. Without a `list` the prices of a town are
   * those of the town pages.
   */
  rental?: {
    cart: RentalCart
    days: number
    from?: string
    list?: 'standard' | 'town'
    town?: string
    miles?: number
  }
}

const testDriveFields = ({ day, part, showroom }: NonNullable<InquiryContext['testDrive']>) => ({
  testDrive: day,
  part,
  showroom,
})

/** The answers that were chosen from a list: a visitor's own words are in no address. */
const listedAnswers = (answers: InquiryContext['answers'] = {}) =>
  Object.fromEntries(QUESTION_NAMES.map((name) => [name, questionOf(name).options && answers[name]]))

/** Names and values of a context in addresses and in the form; those that are not given are left out. */
export const contextFields = (context: InquiryContext) => {
  const { about, answers, vehicle, lineup, town, testDrive, wanted, compared, estimate, rental } = context
  const ofVehicle = vehicle ? { lineup, ...(testDrive && testDriveFields(testDrive)), ...estimate } : {}
  // An id may have a comma: `listedIds` decodes each.
  const compare = compared?.map((id) => encodeURIComponent(id)).join(',')
  const fields = { about, ...listedAnswers(answers), vehicle, ...ofVehicle, wanted, compare, ...(rental ?? { town }) }
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
}

/** The names of all that the form may post of a context. */
export const CONTEXT_NAMES = [
  ...QUESTION_NAMES,
  ...['vehicle', 'lineup', 'testDrive', 'part', 'showroom', 'down', 'months', 'rate', 'wanted'],
  ...['compare', 'cart', 'days', 'from', 'list', 'town', 'miles'],
]

const pathWith = (page: string, context: InquiryContext): string => {
  const query = contextFields(context).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  )
  return query.length > 0 ? `${page}?${query.join('&')}` : page
}

/** Address of the contact page with the context of an inquiry, such as `/contact?vehicle=nomad-xl` and `/contact?compare=a,b`. */
export const contactPath = (context: InquiryContext): string => pathWith('/contact', context)

/** Address of the page that thanks for an inquiry with this context, and names its things. */
export const thanksPath = (context: InquiryContext): string => pathWith('/thank-you', context)
