import { DEALER, TEST_DRIVE_DAY } from '#graph/dealer/dealer.ts'
import { type ZeroPercent, zeroPercentText } from '#graph/dealer/financing.ts'
import { numberWord } from '#graph/shared/words.ts'
import { listOf } from '#web/ui/format.ts'

const { county, state } = DEALER

export const pageOf = (cities: readonly string[]) => ({
  title: 'Showrooms',
  description: `Golf cart showrooms in ${listOf(cities)}, plus delivery across ${state}. Addresses, hours, directions and test drives.`,
  keywords: `golf cart showroom, ${cities.join(', ')}, ${state}, test drive, golf cart dealer`,
  canonical: '/showroom',
})

export const heroOf = (showrooms: number) => ({
  eyebrow: `Showrooms in ${state}`,
  title: 'Sit in one before you buy one',
  lead: `Stop by ${showrooms === 1 ? 'our showroom' : `any of our ${numberWord(showrooms)} showrooms`}, or call our statewide delivery team.`,
})

export const testDrivesIn = (cities: readonly string[]) => ({
  title: `${TEST_DRIVE_DAY.dayOfWeek} test drives`,
  text: `Every ${TEST_DRIVE_DAY.dayOfWeek}, new carts are charged and ready outside our ${listOf(cities)} ${cities.length === 1 ? 'showroom' : 'showrooms'}.`,
  terms: "It's free, with no appointment. Just bring your driver's license.",
})

export const AREAS = {
  title: 'Areas We Serve',
  list: (towns: number) => `Here are ${towns} of the towns and villages we serve in ${county.fullName}`,
  closing: `Don't see your town? We deliver across ${state}.`,
}

type Service = { title: string; text: string; link: { href: string; label: string; isExternal?: boolean } }

export const showroomServices = (promotion: ZeroPercent | null | undefined): Service[] => [
  {
    title: 'Test drives',
    text: "Pick a cart and a time. We'll have it charged when you get here, and there's a hill behind the lot to try it on.",
    link: { href: DEALER.lines.sales.href, label: `Toll-free: ${DEALER.lines.sales.label}` },
  },
  {
    title: 'Expert consultation',
    text: "Tell us who rides, how far and how steep. We'll tell you which cart we'd buy, and why.",
    link: { href: '/contact', label: 'Ask a question' },
  },
  {
    title: 'Financing options',
    text: `${promotion ? `${zeroPercentText(promotion)} ` : ''}Apply online with our lender, or stop in and we'll fill it out together.`,
    link: { href: DEALER.financingUrl, label: 'Apply for financing', isExternal: true },
  },
]
