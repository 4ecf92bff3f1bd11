import { DEALER } from '#graph/dealer/dealer.ts'

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
