import { AUTHORIZED_BRANDS, AUTHORIZED_NAMES } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY, FREE_DELIVERY } from '#graph/dealer/figures/delivery.ts'
import { financingPoint, type ZeroPercent } from '#graph/dealer/figures/financing.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RETURNS } from '#graph/dealer/figures/returns.ts'
import { numberWord, numberWordFirst } from '#web/ui/format.ts'
import { SEARCH_EXAMPLE } from '#web/ui/SearchForm.tsx'

const { newCarts, usedCarts } = RETURNS
const { inStock, window: deliveryWindow } = DELIVERY

/** Filtered lists have the same head tags, so that search engines index the inventory under one address. */
export const INVENTORY_PAGE = {
  title: 'Golf Carts for Sale',
  description: `New and used ${AUTHORIZED_NAMES} golf carts for sale in ${DEALER.county.fullName}. See price, seats, range, top speed and what's in stock.`,
  keywords: `golf carts for sale, ${AUTHORIZED_BRANDS.map(({ name }) => name).join(', ')}, used golf carts, ${DEALER.region}`,
  canonical: '/inventory',
}

export const inventoryLead = (showrooms: number) =>
  `New and used carts at ${numberWord(showrooms)} ${showrooms === 1 ? 'showroom' : 'showrooms'}. Try “${SEARCH_EXAMPLE}”.`

export const SHOW_MORE = 'Show more'
export const SHOW_EARLIER = 'Show earlier carts'

export const UNDECIDED = {
  title: 'Not sure which one fits your yard?',
  text: "Tell us how many people ride and how steep the drive is. We'll tell you which cart we'd buy.",
}

export const buyingFacts = (promotion: ZeroPercent | null | undefined) => [
  {
    title: 'Test drive first',
    text: 'In-stock carts are charged and ready. Pick a time, bring the family, drive one up the hill.',
  },
  {
    title: 'Delivered',
    text: `In-stock carts arrive in ${formatFigure(inStock)}, in a ${deliveryWindow.amount}-hour window. Delivery is ${FREE_DELIVERY}.`,
  },
  financingPoint(promotion),
  {
    title: `${numberWordFirst(newCarts.within.amount)} days to change your mind`,
    text: `${formatFigure(newCarts.within)} to return a new cart (under ${formatFigure(newCarts.drivenUnder)}, ${formatFigure(newCarts.fee)} restocking fee), ${formatFigure(usedCarts.within)} for a used one. As-is carts and custom orders are final sale.`,
  },
]
