import { DEALER } from '#graph/dealer/dealer.ts'

export const COMPARE_PAGE = {
  title: 'Compare Carts',
  description: `Up to four golf carts of ${DEALER.name} side by side: price, range, top speed, payload, charging time and features, with the differences marked.`,
  keywords: `compare golf carts, ${DEALER.region}`,
}

/** On paper, below the comparison. */
export const ON_PAPER = `${DEALER.name}, ${DEALER.lines.sales.label}. Prices before tax.`

export const HOW_TO_CHOOSE = 'Press “Compare” on up to four carts in the inventory, or add them here one by one.'
export const ONE_IS_THERE = 'One cart is here. Add a second one, and the table shows where they differ.'
