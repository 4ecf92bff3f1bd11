import { DEALER } from '#graph/dealer/dealer.ts'
import { deliveryDays } from '#graph/dealer/delivery-days.ts'
import { DELIVERY, formatFigure, SALES_TAX } from '#graph/dealer/figures.ts'
import { type Cart, type Sale, saleOf } from '#graph/dealer/sale.ts'
import { shortDay } from '#graph/shared/day.ts'
import { useSite } from '#web/environment/site.ts'
import type { TownSelect_TownFragment } from '#web/generated/graphql.ts'
import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { useSchedule } from '#web/ui/opening-hours/weekHours.ts'
import { deliveredCart, deliveredPrices } from './deliveredPrices.ts'
import { deliveredPrice } from './delivery.styles.ts'

type Town = TownSelect_TownFragment

type Props = {
  vehicle: Cart & { price: number }
  /** Whether it is or can become a low-speed vehicle. */
  isTitled: boolean
  towns: readonly Town[]
  town?: Town
  children: React.ReactNode
}

/** The total with delivery and tax; a lowest one where the fee is by the mile and no town is chosen. */
export const totalInWords = (price: number, town: Town | undefined) => {
  const cart = deliveredCart(price)
  const { total } = deliveredPrices(cart, town?.delivery?.roadMiles ?? 0)
  return cart.perMile > 0 && !town ? `From ${total}` : total
}

/** A cart's price with delivery and tax: a plain GET form. With scripts, the loader updates it when a town is chosen (`renderTown.ts`). */
export const DeliveredPrice = ({ vehicle, isTitled, towns, town, children }: Props) => {
  const days = useDeliveryDays(saleOf(vehicle)) ?? 'Once it gets here'
  const cart = deliveredCart(vehicle.price)
  const { fee, tax } = deliveredPrices(cart, town?.delivery?.roadMiles ?? 0)
  return (
    <section id="delivery" className={deliveredPrice.root} aria-label="At your door">
      <dl>
        <div>
          <dt>
            <form action="#delivery">
              <label htmlFor="delivery-town">Deliver to</label>
              <TownSelect id="delivery-town" towns={towns} chosen={town?.slug} />
              <noscript>
                <button type="submit" className={button({ variant: 'outline' })}>
                  Show
                </button>
              </noscript>
            </form>
            <span data-slot="where">{town ? `Delivery to ${town.name}` : `Delivery in ${DEALER.county.fullName}`}</span>
            <small>{days}</small>
          </dt>
          <dd data-slot="fee">{cart.perMile > 0 && !town ? formatFigure(DELIVERY.perMile) : fee}</dd>
        </div>
        <div>
          <dt>{`${SALES_TAX.label}, ${formatFigure(SALES_TAX)}`}</dt>
          <dd data-slot="tax">{tax}</dd>
        </div>
        <div>
          <dt>At your door</dt>
          <dd data-slot="total">{totalInWords(vehicle.price, town)}</dd>
        </div>
      </dl>
      {children}
      {isTitled && <p>Title and plates cost extra. You only need them for street use.</p>}
    </section>
  )
}

type SelectProps = {
  id: string
  towns: readonly Town[]
  chosen?: string
  /** Whether the towns bring their places, for the distances to showrooms. */
  hasCoordinates?: boolean
}

/** The choice of the town, which the loader keeps on the device (`renderTown.ts`). */
export const TownSelect = ({ id, towns, chosen = '', hasCoordinates }: SelectProps) => (
  <select id={id} className={field()} name="town" defaultValue={chosen} autoComplete="off" data-towns="">
    <option value="">Choose your town</option>
    {towns.map(({ slug, name, coordinates: { latitude, longitude }, delivery }) => (
      <option
        key={slug}
        value={slug}
        data-miles={delivery?.roadMiles ?? 0}
        data-at={hasCoordinates ? `${latitude.toFixed(2)},${longitude.toFixed(2)}` : undefined}
      >
        {name}
      </option>
    ))}
  </select>
)

/** The days between which a cart comes, in words; undefined where nobody knows yet. */
export const useDeliveryDays = (sale: Sale) => {
  const { week, renderedAt, clockOffset } = useSite()
  const days = deliveryDays(sale, useSchedule(week), renderedAt, clockOffset)
  return days ? `${shortDay(days.from)} to ${shortDay(days.until)}` : undefined
}
