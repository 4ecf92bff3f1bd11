import { AUTHORIZED_BRANDS, AUTHORIZED_NAMES } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY, formatFigure } from '#graph/dealer/figures.ts'

/** Filtered lists have the same head tags, so that search engines index the inventory under one address. */
export const INVENTORY_PAGE = {
  title: 'Golf Carts for Sale',
  description: `New and used ${AUTHORIZED_NAMES} golf carts for sale in ${DEALER.county.fullName}. See price, seats, range, top speed and what's in stock.`,
  keywords: `golf carts for sale, ${AUTHORIZED_BRANDS.map(({ name }) => name).join(', ')}, used golf carts, ${DEALER.region}`,
  canonical: '/inventory',
}

export const DELIVERED = `Free delivery in ${DEALER.county.fullName} on carts ${formatFigure(DELIVERY.free.purchase)} and up.`

export const SHOW_MORE = 'Show more'
export const SHOW_EARLIER = 'Show earlier carts'

export const UNDECIDED = {
  title: 'Not sure which one fits your yard?',
  text: "Tell us how many people ride and how steep the drive is. We'll tell you which cart we'd buy.",
}
