import { DEALER } from '#graph/dealer/dealer.ts'
import type { Figure } from './figure.ts'

/** Of the price and of its delivery. */
export const SALES_TAX = { label: `${DEALER.state} sales tax`, amount: 6, unit: '%' } as const satisfies Figure
