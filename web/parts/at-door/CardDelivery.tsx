import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY } from '#graph/dealer/figures/delivery.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { type Cart, canBeBought, saleOf } from '#graph/dealer/sale.ts'
import { atDoor } from './AtDoor.styles.ts'
import { doorCart } from './doorCart.ts'

const ANYWHERE = `Free delivery in ${DEALER.county.fullName}`
const BY_MILE = `Delivery ${formatFigure(DELIVERY.perMile)}`

/** The line of a card about its delivery; the loader names the town (`renderTown.ts`), also before an island has started. */
export const CardDelivery = ({ vehicle }: { vehicle: Cart & { price: number } }) => {
  if (!canBeBought(saleOf(vehicle))) return null
  const { perMile } = doorCart(vehicle.price)
  return (
    <p className={atDoor.card} data-door={perMile || ''} suppressHydrationWarning>
      {perMile === 0 ? ANYWHERE : BY_MILE}
    </p>
  )
}
