import { DEALER } from '#graph/dealer/dealer.ts'

export const INVENTORY_PAGE = {
  title: 'Golf Carts for Sale',
  description:
    'New and used Denago and Evolution golf carts in stock in Luzerne County, with price, seats, range and top speed of every cart on the lot.',
  keywords: 'golf carts for sale, Denago, Evolution, used golf carts, Luzerne County, Pennsylvania',
  canonical: '/inventory',
}

/** Cards below the inventory. Figures are those of the delivery and return policies. */
export const BUYING_FACTS = [
  {
    title: 'Test drive first',
    text: 'Every cart on this page is charged and ready. Pick an hour, bring the family, drive it up the hill.',
  },
  {
    title: 'Delivered',
    text: 'Carts in stock arrive in 2–5 business days, in a 2-hour window. Free from $5,000 inside Luzerne municipalities.',
  },
  {
    title: '0% financing on select models',
    text: 'Apply online with our lender, or ask for a quote with the price of the cart you like.',
  },
  {
    title: 'Seven days to change your mind',
    text: `New carts come back within 7 days and under 10 miles, at a 15% restocking fee. ${DEALER.shortName} puts that in writing.`,
  },
]
