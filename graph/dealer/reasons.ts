/** The subjects of inquiries, in the words of the form and of mails. */
export const INTERESTS = {
  sales: 'Buying or renting a cart',
  service: 'Service or repair',
  parts: 'Parts',
  general: 'Something else',
} as const

/** What an inquiry is about, in more detail than its interest, in the words of mails and of the desk. */
export const REASONS = {
  RENTING: 'Renting a cart',
  TEST_DRIVE: 'A test drive',
  FINANCING: 'Financing',
  TRADE_IN: 'Trading in a cart',
  STREET_LEGAL: 'The street-legal package',
  WAITING: 'Tell me when one comes in',
} as const

export type InquiryReason = keyof typeof REASONS

/** What a customer asks for. The form's heading and button, the thank-you page and the confirmation by mail use the same verb for it. */
export type RequestKind = 'rental' | 'testDrive' | 'tradeIn' | 'service' | 'compared' | 'waiting' | 'cart' | 'question'

type Chosen = Partial<Record<'rental' | 'testDrive' | 'compared' | 'vehicle', unknown>> & {
  reason?: InquiryReason
  isService?: boolean
}

/** A rental or test drive that was chosen decides first, then the reason, then the carts. */
export const requestOf = ({ rental, testDrive, reason, isService, compared, vehicle }: Chosen): RequestKind => {
  if (rental) return 'rental'
  if (testDrive || reason === 'TEST_DRIVE') return 'testDrive'
  if (reason === 'TRADE_IN') return 'tradeIn'
  if (isService) return 'service'
  if (compared) return 'compared'
  if (reason === 'WAITING') return 'waiting'
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
