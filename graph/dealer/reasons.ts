import { type InquiryQuestion, LISTED_QUESTIONS, type ListedQuestion } from './questions.ts'

/** The subjects of inquiries in the API and in the database. */
export const INTERESTS = ['sales', 'service', 'parts', 'general'] as const

export type Interest = (typeof INTERESTS)[number]

/** `cart` is the name of the cart that an inquiry is about, such as "the Denago Nomad". */
type Words = string | ((cart?: string) => string)

interface Reason {
  /** What the API, the database and a CRM get: only `sales` is a lead. */
  interest: Interest
  /** In the form's list, at the desk and in mails. */
  label: string
  /** The chosen carts are the reason: it is not in the form's list. */
  isOfCarts?: true
  /** Heading of the page and of its form. A reason without one gives way to that of the chosen carts. */
  title?: Words
  lead?: string
  button?: string
  /** First sentence of the message. */
  opening?: (about: { cart?: string; town?: string }) => string | undefined
  /** The form asks them, and their answers become lines of the message. */
  questions?: readonly InquiryQuestion[]
  /** Heading of the thank-you page and of the confirmation by mail. */
  thanks?: Words
  /** Heading over the place to go to, where the request ends in a visit. */
  visit?: string
  /** The visit has a day, which the dealer confirms. */
  hasDay?: true
  /** What the visitor wants of a vehicle, in the words of ADF. */
  adf?: 'test-drive' | 'trade-in'
}

const MESSAGE = {
  title: 'Send a message',
  lead: 'Buying, renting, parts or service. A person on our team will read it.',
  button: 'Send message',
  thanks: 'Thanks. We got your message.',
} as const

/**
 * The reasons to write, in the order of the form's list. Form, addresses, mails, API and desk follow from an entry. Who asks what:
 * - `REASONS[key]`: what an entry says itself, such as its label and its interest.
 * - `reasonNamed(key)`: the words of a page or a mail, which an entry may leave to those of any message.
 * - `reasonOf(context)`: why somebody writes, by all that was chosen: headings, button, questions and mails.
 * - `reasonGiven(interest, code)`: what an inquiry calls its reason, whatever else was chosen: whether it is a lead.
 * - `codeOf(key)` and `REASON_OF_CODE[code]`: a reason's name in the API and in the database, and back.
 */
export const REASONS = {
  sales: { interest: 'sales', label: 'Buying or renting a cart' },
  'test-drive': {
    interest: 'sales',
    label: 'Test drive',
    title: 'Request your test drive',
    lead: "Tell us how to reach you, and we'll confirm the time.",
    button: 'Request my test drive',
    opening: ({ cart }) => (cart ? `I'd like to test drive ${cart}.` : "I'd like to take a test drive."),
    questions: ['drive', 'meet'],
    thanks: 'You requested a test drive',
    visit: 'Where to meet us',
    hasDay: true,
    adf: 'test-drive',
  },
  renting: {
    interest: 'sales',
    label: 'Renting a cart',
    title: 'Request your rental',
    lead: "Tell us how to reach you. We'll check that a cart is free and call you. You don't pay anything yet.",
    button: 'Request my rental',
    opening: ({ town }) => `I'd like to rent a cart${town ? ` in ${town}` : ''}.`,
    thanks: 'You requested a rental',
    visit: 'Where to pick it up',
    hasDay: true,
  },
  financing: {
    interest: 'sales',
    label: 'Financing',
    title: 'Ask about financing',
    lead: 'Ask us anything. A real person will answer.',
    button: 'Ask about financing',
    opening: ({ cart }) => `I have a question about financing${cart ? ` ${cart}` : ''}.`,
    thanks: 'You asked about financing',
  },
  'trade-in': {
    interest: 'sales',
    label: 'Selling or trading in a cart',
    title: 'Get a trade-in offer',
    lead: "Tell us about your cart and we'll make you an offer.",
    button: 'Get a trade-in offer',
    opening: ({ cart }) => `I have a cart to trade in${cart ? ` for ${cart}` : ''}.`,
    questions: ['brand', 'year', 'battery', 'runs'],
    thanks: "You'll get your trade-in offer",
    visit: 'Where to bring it',
    adf: 'trade-in',
  },
  'street-legal': {
    interest: 'sales',
    label: 'Street-legal package',
    title: 'Ask about the street-legal package',
    lead: 'Ask us anything. A real person will answer.',
    button: 'Ask about the package',
    opening: ({ cart }) => `What does the street-legal package cost${cart ? ` on ${cart}` : ''}?`,
    thanks: 'You asked about the street-legal package',
  },
  waiting: {
    interest: 'sales',
    label: 'Tell me when a cart comes in',
    title: 'Tell me when one comes in',
    lead: "We'll call or write when we have it.",
    button: 'Tell me when one comes in',
    opening: ({ cart }) => cart && `Please tell me when another cart like ${cart} comes in.`,
    thanks: "We'll tell you when one comes in",
  },
  service: {
    interest: 'service',
    label: 'Service or repair',
    title: 'Schedule service',
    lead: "Tell us what it's doing and where the cart is. You get the price before we start.",
    button: 'Schedule service',
    opening: () => "I'd like to schedule service.",
    questions: ['service', 'problem', 'place', 'transport'],
    thanks: "We'll schedule your service",
    visit: 'Where to bring it',
  },
  parts: {
    interest: 'parts',
    label: 'Parts',
    title: 'Ask about parts',
    lead: 'Tell us the brand, model and year of your cart.',
    button: 'Ask about parts',
    opening: ({ cart }) => cart && `I need a part for ${cart}.`,
    thanks: 'You asked about parts',
  },
  general: {
    interest: 'general',
    label: 'Something else',
    title: MESSAGE.title,
    opening: ({ cart }) => cart && `I have a question about ${cart}.`,
    thanks: MESSAGE.thanks,
  },
  compared: {
    interest: 'sales',
    label: 'Comparing carts',
    isOfCarts: true,
    title: 'Ask about these carts',
    lead: "Tell us who rides and where. We'll tell you which one we'd buy.",
    button: 'Ask about these carts',
    thanks: 'You asked about these carts',
  },
  cart: {
    interest: 'sales',
    label: 'Asking about a cart',
    isOfCarts: true,
    title: (cart = 'this cart') => `Ask about ${cart}`,
    lead: 'Ask us anything. A real person will answer.',
    button: 'Ask about this cart',
    thanks: (cart = 'this cart') => `You asked about ${cart}`,
  },
} as const satisfies Record<string, Reason> & Record<Interest, Reason>

type Reasons = typeof REASONS
export type ReasonKey = keyof Reasons

export type ListedReason = {
  [Key in ReasonKey]: Reasons[Key] extends { isOfCarts: true } ? never : Key
}[ReasonKey]

type CodeOf<Key extends string> = Key extends `${infer First}-${infer Second}`
  ? `${Uppercase<First>}_${Uppercase<Second>}`
  : Uppercase<Key>

/** A reason as the API names it, in more detail than an interest. */
export type InquiryReason = CodeOf<Exclude<ListedReason, Interest>>

export const reasonNamed = (key: ReasonKey): Reason & Required<Pick<Reason, keyof typeof MESSAGE>> => ({
  ...MESSAGE,
  ...REASONS[key],
})

export const inWords = (words: Words, cart?: string | null): string =>
  typeof words === 'string' ? words : words(cart ? `the ${cart}` : undefined)

export const LISTED_REASONS = (Object.keys(REASONS) as ReasonKey[]).filter(
  (key): key is ListedReason => !reasonNamed(key).isOfCarts,
)

/** undefined for a reason that is an interest. */
export const codeOf = (key: ListedReason): InquiryReason | undefined =>
  INTERESTS.some((interest) => interest === key) ? undefined : (key.toUpperCase().replaceAll('-', '_') as InquiryReason)

/** The reasons by their names in the API. */
export const REASON_OF_CODE = Object.fromEntries(
  LISTED_REASONS.flatMap((key) => (codeOf(key) ? [[codeOf(key), key]] : [])),
) as Readonly<Record<InquiryReason, ListedReason>>

/** The reason that an inquiry names: that of its context, or its interest. */
export const reasonGiven = (interest: Interest, code?: InquiryReason): ListedReason =>
  (code && REASON_OF_CODE[code]) ?? interest

/** What was chosen, by its name in the form; `cart` is that of a rental, and `down` that of an estimate. */
type Chosen = Partial<Record<'cart' | 'testDrive' | 'down' | 'compare' | 'vehicle' | ListedQuestion, unknown>> & {
  reason?: ListedReason
}

/** A rental or test drive decides first, then the reason that is given or that an estimate or an answer tells, then the carts. */
export const reasonOf = (context: Chosen): ReasonKey => {
  if (context.cart) return 'renting'
  if (context.testDrive) return 'test-drive'
  const reason = context.reason ?? (context.down === undefined ? askingReason(context) : 'financing') ?? 'sales'
  if ('title' in REASONS[reason]) return reason
  if (context.compare) return 'compared'
  return context.vehicle ? 'cart' : reason
}

/** The reason whose question is answered. */
const askingReason = (context: Chosen) => {
  const answered = LISTED_QUESTIONS.find((name) => context[name])
  return answered && LISTED_REASONS.find((key) => reasonNamed(key).questions?.includes(answered))
}
