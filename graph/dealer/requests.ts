/** What a customer asks for. The form's heading and button, the thank-you page and the confirmation by mail use the same verb for it. */
export type RequestKind = 'rental' | 'testDrive' | 'tradeIn' | 'service' | 'compared' | 'waiting' | 'cart' | 'question'

type Chosen = Partial<Record<'rental' | 'testDrive' | 'compared' | 'waiting' | 'vehicle', unknown>> & {
  topic?: string
  isService?: boolean
}

/** A rental or test drive that was chosen decides first, then the topic, then the carts. */
export const requestOf = ({ rental, testDrive, topic, isService, compared, waiting, vehicle }: Chosen): RequestKind => {
  const name = topic?.toUpperCase().replace('-', '_')
  if (rental) return 'rental'
  if (testDrive || name === 'TEST_DRIVE') return 'testDrive'
  if (name === 'TRADE_IN') return 'tradeIn'
  if (isService) return 'service'
  if (compared) return 'compared'
  if (waiting) return 'waiting'
  return vehicle ? 'cart' : 'question'
}

/** The heading of the thank-you page. A cart's name goes in where it is known. */
export const THANKS: Readonly<Record<RequestKind, (cart?: string | null) => string>> = {
  rental: () => 'You requested this rental',
  testDrive: () => 'You requested a test drive',
  tradeIn: () => "You'll get your trade-in offer",
  service: () => "We'll schedule your service",
  compared: () => 'You asked about these carts',
  waiting: () => "We'll tell you when one comes in",
  cart: (cart) => `You asked about ${cart ? `the ${cart}` : 'this cart'}`,
  question: () => 'Thanks. We got your message.',
}
