/** What an inquiry asks for: the form, its thanks and the confirmation by mail have one verb for it. */
export type RequestKind = 'rental' | 'testDrive' | 'tradeIn' | 'service' | 'compared' | 'waiting' | 'cart' | 'question'

type Chosen = Partial<Record<'rental' | 'testDrive' | 'compared' | 'waiting' | 'vehicle', unknown>> & {
  topic?: string
  isService?: boolean
}

/** What was chosen counts before a topic, and a topic before the cart that it is about. */
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

/** By the name of the cart, where it is known. */
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
