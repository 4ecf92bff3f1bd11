import { MOST_DELIVERY_MILES } from '#graph/api/limits.ts'

/** The bounds of an inquiry's context, for the API and for the addresses of the contact page. */
export const CONTEXT_BOUNDS = {
  /** Vehicles of a comparison. */
  compared: { least: 2, most: 4 },
  /** US dollars; the price of the vehicle bounds it too. */
  downPayment: { least: 0, most: 99_999_999 },
  /** US dollars. */
  lineupPrice: { least: 1, most: 99_999_999 },
  /** Payments of a loan. */
  months: { least: 1, most: 120 },
  /** Miles to where a rented cart is brought. */
  deliveryMiles: { least: 0, most: MOST_DELIVERY_MILES },
  /** Characters of a search. */
  wanted: { most: 500 },
} as const

export const DayPart = { MORNING: 'MORNING', AFTERNOON: 'AFTERNOON' } as const

export type DayPart = keyof typeof DayPart

export const InquiryTopic = {
  RENTING: 'RENTING',
  TEST_DRIVE: 'TEST_DRIVE',
  FINANCING: 'FINANCING',
  TRADE_IN: 'TRADE_IN',
  STREET_LEGAL: 'STREET_LEGAL',
} as const

export type InquiryTopic = keyof typeof InquiryTopic
