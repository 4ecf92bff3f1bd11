import type { Sale } from '#graph/dealer/sale.ts'
import { contactPath } from '#web/parts/contactPath.ts'

const ASKS: Partial<Record<Sale, string>> = { ON_HOLD: 'Ask to be next', UNAVAILABLE: "Ask when it's back" }

/** The one next step that a cart's page asks for; `short` is for a narrow bar. */
export const nextStep = (id: string, sale: Sale) =>
  sale === 'SOLD'
    ? { href: contactPath({ about: 'waiting', vehicle: id }), text: 'Tell me about the next one' }
    : {
        href: contactPath({ vehicle: id }),
        text: ASKS[sale] ?? 'Ask about this cart',
        short: 'Ask',
      }
