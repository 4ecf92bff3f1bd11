import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY, formatFigure } from '#graph/dealer/figures.ts'
import { canBeBought, type Sale } from '#graph/dealer/sale.ts'
import { contactPath } from '#web/parts/paths.ts'

export const BUILD_TIME = formatFigure(DELIVERY.custom)

const CALL = `Call toll-free ${DEALER.lines.sales.label}`

type SaleWords = { notice?: { title: string; text: string }; nextStep: string; invitation: string }

export const SALE_WORDS: Record<Sale, SaleWords> = {
  IN_STOCK: { nextStep: 'Ask about this cart', invitation: `${CALL} and we'll have it charged and ready to drive.` },
  TO_ORDER: {
    notice: { title: 'Built to order.', text: `Allow ${BUILD_TIME}. Tell us what you want on it.` },
    nextStep: 'Ask about this cart',
    invitation: `${CALL} and we'll go over your order.`,
  },
  ON_ORDER: {
    notice: { title: 'On order.', text: "It's on the way. Ask us, and we'll tell you when it gets here." },
    nextStep: 'Ask about this cart',
    invitation: `${CALL} and we'll tell you when it arrives.`,
  },
  ON_HOLD: {
    notice: { title: 'On hold.', text: 'Another customer has first pick. If they pass, you can be next.' },
    nextStep: 'Ask to be next',
    invitation: `On hold for another customer. ${CALL} to be next in line.`,
  },
  UNAVAILABLE: {
    notice: { title: 'Not in stock right now.', text: "Ask us, and we'll tell you when it's back." },
    nextStep: "Ask when it's back",
    invitation: `Not in stock right now. ${CALL} to ask when it's back.`,
  },
  SOLD: {
    notice: { title: 'This cart is sold.', text: 'We can email you when the next one like it comes in.' },
    nextStep: 'Tell me about the next one',
    invitation: `This one is sold. ${CALL} to ask when the next one arrives.`,
  },
}

/** Whether a cart's page has its total with delivery and tax: the price of one that is built to order may still change. */
export const isPricedAtDoor = (sale: Sale) => canBeBought(sale) && sale !== 'TO_ORDER'

export const nextStep = (id: string, sale: Sale) => ({
  href: contactPath({ reason: sale === 'SOLD' ? 'waiting' : undefined, vehicle: id }),
  text: SALE_WORDS[sale].nextStep,
})

/** What search results say of a cart without a description. */
export const undescribed = (name: string) =>
  `${name} at ${DEALER.name}. See its price, specs and photos, or ask us about it.`
