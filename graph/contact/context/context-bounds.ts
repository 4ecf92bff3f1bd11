/** The bounds of an inquiry's context, for the API and for the addresses of the contact page. */
export const CONTEXT_BOUNDS = {
  /** Vehicles of a comparison. */
  compared: { least: 2, most: 4 },
  /** US dollars; the price of the vehicle bounds it too. */
  downPayment: { least: 0, most: 99_999_999 },
  /** Payments of a loan. */
  months: { least: 1, most: 120 },
  /** Miles to where a rented cart is brought. */
  deliveryMiles: { least: 0, most: 500 },
} as const
