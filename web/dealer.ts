/** Who the dealer is: a rebrand edits this module and the seed data, nothing else. */
export const DEALER = {
  name: 'Ridgeline Golf Carts',
  shortName: 'Ridgeline',
  region: 'Luzerne County, Pennsylvania',
  timeZone: 'America/New_York',
  mainLocationId: 'mountain-top',
  email: 'hello@ridgelinegolfcarts.example',
  financingUrl: 'https://financing.example/apply/ridgeline',
  lines: {
    main: { label: '(570) 555-0142', href: 'tel:+15705550142' },
    secondary: { label: '(570) 555-0178', href: 'tel:+15705550178' },
    sales: { label: '(800) 555-0199', href: 'tel:+18005550199' },
  },
  address: { street: '100 Ridgeline Way', city: 'Mountain Top', state: 'PA', zip: '18707' },
  claims: { years: '15+ years', customers: '500+', founded: 2010 },
  responseTime: { promise: 'within 24 hours', typical: '2–6 hours in business hours' },
} as const

export type Hours = { opens: string; closes: string } | null

/** Monday first, as clocks read in the dealer's time zone; null is closed. */
const everyday: Hours = { opens: '09:00', closes: '17:00' }

/**
 * Opening hours by page. Footer, home and contact say Mon–Fri 9–5, Sat 9–5, Sun closed.
 * The services page (Mon–Fri 8–5, Sat 9–3, Sun emergency only), the about page (Sun by appointment) and storage access
 * (Mon–Fri 8–5, Sat 8–3, Sun by appointment) read otherwise, and stay so until the dealer decides.
 */
export const HOURS = {
  week: [everyday, everyday, everyday, everyday, everyday, everyday, null] as Hours[],
  lines: [
    { days: 'Mon–Fri', text: '9AM–5PM' },
    { days: 'Sat', text: '9AM–5PM' },
    { days: 'Sun', text: 'Closed' },
  ],
} as const
