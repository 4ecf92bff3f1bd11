import { DEALER } from '#graph/dealer/dealer.ts'

export const PAGE = {
  title: 'Showrooms',
  description:
    'Golf cart showrooms in Pocono Pines and Scranton, and statewide delivery in Pennsylvania: addresses, hours, directions and test drives.',
  keywords: 'golf cart showroom, Pocono Pines, Scranton, Pennsylvania, test drive, golf cart dealer',
  canonical: '/showroom',
}

/** Comes back every week, so that it is true whenever the page is read; it lies within the opening hours of Saturday. */
export const TEST_DRIVE_DAY = {
  title: 'Saturday test drives',
  text: 'Every Saturday the new carts stand charged in front of both showrooms. Free, no appointment, bring a driving license.',
  dayOfWeek: 'Saturday',
  opens: '10:00',
  closes: '15:00',
  locationIds: ['pocono-pines', 'scranton'],
} as const

/** The location cards of the showroom page, in this order. */
export const CARD_IDS = ['pocono-pines', 'scranton', 'statewide']

type Service = { title: string; text: string; link: { href: string; label: string; isExternal?: boolean } }

export const SHOWROOM_SERVICES: Service[] = [
  {
    title: 'Test drives',
    text: 'Pick a cart and an hour. It is charged when you arrive, and there is a hill behind the lot to try it on.',
    link: { href: DEALER.lines.sales.href, label: `Call ${DEALER.lines.sales.label}` },
  },
  {
    title: 'Expert consultation',
    text: 'Tell us who rides, how far and how steep. We name the cart we would take ourselves, and say why.',
    link: { href: '/contact', label: 'Ask a question' },
  },
  {
    title: 'Financing options',
    text: '0% on select models. Apply online with our lender, or bring the numbers and we fill it in together.',
    link: { href: DEALER.financingUrl, label: 'Apply for financing', isExternal: true },
  },
]
