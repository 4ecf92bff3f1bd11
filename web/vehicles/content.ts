import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY } from '#graph/dealer/figures/delivery.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RETURNS } from '#graph/dealer/figures/returns.ts'
import { numberWordFirst } from '#web/ui/numberWord.ts'

const { newCarts, usedCarts, parts } = RETURNS
const { free, inStock, window: deliveryWindow } = DELIVERY

/** Filtered lists have the same head tags: search engines list the whole inventory at one address. */
export const INVENTORY_PAGE = {
  title: 'Golf Carts for Sale',
  description: `New and used Denago and Evolution golf carts for sale in ${DEALER.county.fullName}, each with price, seats, range and top speed, and whether it is in stock.`,
  keywords: `golf carts for sale, Denago, Evolution, used golf carts, ${DEALER.region}`,
  canonical: '/inventory',
}

export const INVENTORY_LEAD = `New carts and used ones; a cart that is not on the lot today says so. Prices are before tax; delivery is free inside the county from ${formatFigure(free.purchase)}.`

/** On the card of a cart that cannot be bought now. */
export const NOT_IN_STOCK = 'Sold or on its way: ask us'

export const SHOW_MORE = 'Show more'
export const SHOW_EARLIER = 'Show earlier carts'

/** Cards below the inventory. */
export const UNDECIDED = {
  title: 'Not sure which one fits your yard?',
  text: 'Tell us how many people ride and how steep the drive is. We will say which cart we would take ourselves.',
}

export const BUYING_FACTS = [
  {
    title: 'Test drive first',
    text: 'Carts in stock stand charged and ready. Pick an hour, bring the family, drive one up the hill.',
  },
  {
    title: 'Delivered',
    text: `Carts in stock arrive in ${formatFigure(inStock)}, in a ${deliveryWindow.amount}-hour window. Free from ${formatFigure(free.purchase)} inside ${DEALER.county.name} municipalities.`,
  },
  {
    title: '0% financing on select models',
    text: 'Apply online with our lender, or ask for a quote with the price of the cart you like.',
  },
  {
    title: `${numberWordFirst(newCarts.within.amount)} days to change your mind`,
    text: `New carts come back within ${formatFigure(newCarts.within)} and under ${formatFigure(newCarts.drivenUnder)}, at a ${formatFigure(newCarts.fee)} restocking fee; used ones within ${formatFigure(usedCarts.within)}. ${DEALER.shortName} puts that in writing.`,
  },
]

const PARTS = `Parts come back within ${formatFigure(parts.within)}.`

/** The terms of the return policy for a new or a used cart. */
export const returnsOf = ({ isNew }: { isNew: boolean }) =>
  isNew
    ? `It can come back within ${formatFigure(newCarts.within)} and under ${formatFigure(newCarts.drivenUnder)}, at a ${formatFigure(newCarts.fee)} restocking fee; a cart built to your order cannot. ${PARTS}`
    : `It can come back within ${formatFigure(usedCarts.within)} at a ${formatFigure(usedCarts.fee)} restocking fee, unless it is sold as-is. ${PARTS}`

/** The invitation below a cart's page. */
export const interestOf = ({ inStock: isInStock }: { inStock: boolean }) =>
  isInStock
    ? `Call ${DEALER.lines.sales.label} and we will have it charged and at the door.`
    : `It is not on the lot today. Call ${DEALER.lines.sales.label} and ask when one can be.`
