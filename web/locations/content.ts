import { DEALER, TEST_DRIVE_DAY } from '#graph/dealer/dealer.ts'
import { numberWord, numberWordFirst } from '#web/ui/numberWord.ts'

const { county, showroomCities, showrooms, state } = DEALER
const cities = showroomCities.join(' and ')

export const PAGE = {
  title: 'Showrooms',
  description: `Golf cart showrooms in ${cities}, and statewide delivery in ${state}: addresses, hours, directions and test drives.`,
  keywords: `golf cart showroom, ${showroomCities.join(', ')}, ${state}, test drive, golf cart dealer`,
  canonical: '/showroom',
}

export const HERO = {
  eyebrow: [...showroomCities, 'Statewide'].join(' · '),
  title: 'Sit in one before you buy one',
  lead: `${numberWordFirst(showroomCities.length)} of our ${numberWord(showrooms)} showrooms, ${cities}, and the desk that delivers all over ${state}.`,
}

export const TEST_DRIVES = {
  title: `${TEST_DRIVE_DAY.dayOfWeek} test drives`,
  text: `Every ${TEST_DRIVE_DAY.dayOfWeek} new carts stand charged in front of the showrooms in ${cities}. Free, no appointment, bring a driving license.`,
}

export const AREAS = {
  title: 'Areas We Serve',
  lead: (towns: number) =>
    `${towns} towns and villages of ${county.fullName}, each with its own page for sales, rentals, service and delivery.`,
  closing: `Your town is not on the list? We deliver across ${state}.`,
}

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
