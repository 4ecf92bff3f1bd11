import type { InquiryQuestion } from '#graph/dealer/questions.ts'
import { type RequestKind, requestOf } from '#graph/dealer/reasons.ts'
import type { InquiryContext } from '#web/parts/contactPath.ts'
import { reasonOf } from './topics.ts'

/** What the one form is, by what the visitor wants: heading and button say the same as the thanks. */
type Face = {
  /** `cart` is the name of the cart that the inquiry is about, where it is known. */
  title: (cart?: string | null) => string
  lead: string
  button: string
  /** Begins the message. */
  opening?: string
  questions?: readonly InquiryQuestion[]
  /** Over the place to go to. */
  visit?: string
}

const named = (cart: string | null | undefined) => (cart ? `the ${cart}` : 'this cart')

export const FACES = {
  rental: {
    title: () => 'Request this rental',
    lead: "Tell us how to reach you. We'll check that a cart is free and call you. You don't pay anything yet.",
    button: 'Request this rental',
    visit: 'Where to pick it up',
  },
  testDrive: {
    title: () => 'Request your test drive',
    lead: "Tell us how to reach you, and we'll confirm the time.",
    button: 'Request my test drive',
    questions: ['drive', 'meet'],
    visit: 'Where to meet us',
  },
  cart: {
    title: (cart) => `Ask about ${named(cart)}`,
    lead: 'Ask us anything. A real person will answer.',
    button: 'Ask about this cart',
  },
  compared: {
    title: () => 'Ask about these carts',
    lead: "Tell us who rides and where. We'll tell you which one we'd buy.",
    button: 'Ask about these carts',
  },
  waiting: {
    title: () => 'Tell me when one comes in',
    lead: "We'll call or write when we have it.",
    button: 'Tell me when one comes in',
  },
  tradeIn: {
    title: () => 'Get a trade-in offer',
    lead: 'Four questions about your cart, and we answer with an offer.',
    button: 'Get a trade-in offer',
    opening: 'I have a cart to trade in. ',
    questions: ['brand', 'year', 'battery', 'runs'],
    visit: 'Where to bring it',
  },
  service: {
    title: () => 'Schedule service',
    lead: "Tell us what it's doing and where the cart is. You get the price before we start.",
    button: 'Schedule service',
    opening: "I'd like to schedule service. ",
    questions: ['service', 'problem', 'place', 'transport'],
    visit: 'Where to bring it',
  },
  question: {
    title: () => 'Send us a message',
    lead: 'Buying, renting, parts or service: a person on our team reads it.',
    button: 'Send message',
  },
} as const satisfies Record<RequestKind, Face>

export const faceNamed = (name: RequestKind): Face => FACES[name]

/** `interest` is that of the form. */
export const faceOf = (
  { about, vehicle, testDrive, compared, rental, answers }: InquiryContext,
  interest?: string,
): RequestKind =>
  requestOf({
    ...{ rental, testDrive, compared, vehicle },
    reason: reasonOf(about),
    isService: interest === 'service' || answers?.service !== undefined,
  })
