import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY } from '#graph/dealer/figures/delivery.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import type { Sale } from '#graph/dealer/sale.ts'

export const BUILD_TIME = formatFigure(DELIVERY.custom)

/** Says why a cart cannot be driven today; null for one that can. */
export const saleNotice = (sale: Sale) => {
  if (sale === 'IN_STOCK') return null
  if (sale === 'TO_ORDER')
    return { title: 'Built to order.', text: `Allow ${BUILD_TIME}. Tell us what you want on it.` }
  if (sale === 'ON_ORDER')
    return { title: 'On order.', text: "It's on the way. Ask us, and we'll tell you when it gets here." }
  if (sale === 'ON_HOLD')
    return { title: 'On hold.', text: 'Another customer has first pick. If they pass, you can be next.' }
  if (sale === 'UNAVAILABLE')
    return { title: 'Not in stock right now.', text: "Ask us, and we'll tell you when it's back." }
  return { title: 'This cart is sold.', text: 'We can email you when the next one like it comes in.' }
}

/** What search results say of a cart without a description. */
export const undescribed = (name: string) =>
  `${name} at ${DEALER.name}. See its price, specs and photos, or ask us about it.`

/** The invitation below a cart's page. */
export const INTEREST: Record<Sale, string> = {
  IN_STOCK: `Call toll-free ${DEALER.lines.sales.label} and we'll have it charged and ready to drive.`,
  TO_ORDER: `Call toll-free ${DEALER.lines.sales.label} and we'll go over your order.`,
  ON_HOLD: `On hold for another customer. Call toll-free ${DEALER.lines.sales.label} to be next in line.`,
  ON_ORDER: `Call toll-free ${DEALER.lines.sales.label} and we'll tell you when it arrives.`,
  UNAVAILABLE: `Not in stock right now. Call toll-free ${DEALER.lines.sales.label} to ask when it's back.`,
  SOLD: `This one is sold. Call toll-free ${DEALER.lines.sales.label} to ask when the next one arrives.`,
}

export const TEST_DRIVE = {
  title: 'Test drive it',
  text: (city: string | null | undefined) =>
    `Pick a time${city ? ` at ${city}` : ''}. We'll confirm ${city ? '' : 'the time and the showroom '}by phone or email.`,
  request: 'Request this time',
  byPhone: 'Or set it up by phone',
}
