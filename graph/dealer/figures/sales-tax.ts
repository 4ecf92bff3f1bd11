import { DEALER } from '#graph/dealer/dealer.ts'
import type { Figure } from './figure.ts'

/** Sales tax on the price and the delivery together. */
export const SALES_TAX = { label: `${DEALER.state} sales tax`, amount: 6, unit: '%' } as const satisfies Figure
