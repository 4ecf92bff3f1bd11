import { DEALER } from '#graph/dealer/dealer.ts'

export const COMPARE_PAGE = {
  title: 'Compare Carts',
  description: `Compare up to four golf carts at ${DEALER.name} side by side: price, range, top speed, payload, charging time and features.`,
  keywords: `compare golf carts, ${DEALER.region}`,
}

/** On paper, below the comparison. */
export const ON_PAPER = `${DEALER.name}, ${DEALER.lines.sales.label}. Prices before tax.`

export const HOW_TO_CHOOSE =
  'See up to four carts side by side. Tap “Compare” on a cart in the inventory, or add one here.'
export const ONE_IS_THERE = 'Add a second cart to see how they differ.'
