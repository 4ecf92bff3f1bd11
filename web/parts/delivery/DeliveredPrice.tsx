import { useSearchParams } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { deliveryDays } from '#graph/dealer/delivery-days.ts'
import { DELIVERY } from '#graph/dealer/figures/delivery.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { SALES_TAX } from '#graph/dealer/figures/sales-tax.ts'
import { type Cart, canBeBought, saleOf } from '#graph/dealer/sale.ts'
import { shortDay } from '#graph/shared/short-day.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useDeliveryTownsSuspenseQuery } from '#web/generated/graphql.ts'
import { button } from '#web/theme/button.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { useSchedule } from '#web/ui/opening-hours/weekHours.ts'
import { deliveredCart, deliveredPrices } from './deliveredPrices.ts'
import { deliveredPrice } from './delivery.styles.ts'
import { TownSelect } from './TownSelect.tsx'

type Props = {
  vehicle: Cart & { price: number }
  /** Whether it is or can become a low-speed vehicle. */
  isTitled: boolean
}

/** What a cart costs with delivery and tax: a plain GET form, which the loader makes follow the choice. */
export const DeliveredPrice = ({ vehicle, ...props }: Props) =>
  canBeBought(saleOf(vehicle)) && (
    <QueryBoundary fallback={() => null}>
      <Box vehicle={vehicle} {...props} />
    </QueryBoundary>
  )

const useDeliveryDays = (vehicle: Cart) => {
  const { week, renderedAt, clockOffset } = useSite()
  const days = deliveryDays(saleOf(vehicle), useSchedule(week), renderedAt, clockOffset)
  return days ? `${shortDay(days.from)} to ${shortDay(days.until)}` : 'Once it gets here'
}

const Box = ({ vehicle, isTitled }: Props) => {
  const { municipalities } = useDeliveryTownsSuspenseQuery().data
  const slug = useSearchParams()[0].get('town')
  const town = municipalities.find((one) => one.slug === slug)
  const days = useDeliveryDays(vehicle)
  const cart = deliveredCart(vehicle.price)
  const prices = deliveredPrices(cart, town?.delivery?.roadMiles ?? 0)
  const isOpen = cart.perMile > 0 && !town
  return (
    <section
      id="delivery"
      className={deliveredPrice.root}
      aria-label="At your door"
      data-delivery={cart.perMile || ''}
      data-price={cart.price}
      data-tax={cart.taxPercent}
    >
      <form action="#delivery">
        <label htmlFor="delivery-town">Deliver to</label>
        <div className={deliveredPrice.choice}>
          <TownSelect id="delivery-town" towns={municipalities} chosen={town?.slug} />
          <noscript>
            <button type="submit" className={button({ variant: 'outline' })}>
              Show
            </button>
          </noscript>
        </div>
      </form>
      <dl className={deliveredPrice.lines}>
        <div>
          <dt>This cart</dt>
          <dd>{formatPrice(vehicle.price)}</dd>
        </div>
        <div>
          <dt>
            <span data-slot="where">{town ? `Delivery to ${town.name}` : `Delivery in ${DEALER.county.fullName}`}</span>
            <small>{days}</small>
          </dt>
          <dd data-slot="fee">{isOpen ? formatFigure(DELIVERY.perMile) : prices.fee}</dd>
        </div>
        <div>
          <dt>{`${SALES_TAX.label}, ${formatFigure(SALES_TAX)}`}</dt>
          <dd data-slot="tax">{prices.tax}</dd>
        </div>
        <div className={deliveredPrice.total}>
          <dt>At your door</dt>
          <dd data-slot="total">{isOpen ? `From ${prices.total}` : prices.total}</dd>
        </div>
      </dl>
      {isTitled && <p className={deliveredPrice.note}>Title and plates only if you register it for the street.</p>}
    </section>
  )
}
