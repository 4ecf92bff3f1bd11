import { DELIVERY, deliveryFee, formatFigure, rentalDeliveryFee } from '#graph/dealer/figures.ts'
import { useDeliveryDays } from '#web/parts/delivery/DeliveredPrice.tsx'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { townPage } from './towns.styles.ts'
import { milesInWords, type TownShowroom } from './towns.ts'

/** The facts that differ from town to town: deliveries and the nearest showroom. */
export const Coverage = ({ name, nearest }: { name: string; nearest: TownShowroom }) => {
  const { city, miles, isInTown } = nearest
  const days = useDeliveryDays('IN_STOCK')
  const fee = deliveryFee(0, miles)
  const rentalFee = rentalDeliveryFee(miles)
  const details = [
    {
      term: 'Cart delivery',
      text: 'Free',
      note:
        fee > 0 && `on purchases of ${formatFigure(DELIVERY.free.purchase)} or more, ${formatPrice(fee)} below that`,
    },
    days && { term: 'At your door', text: days, note: 'for carts in stock' },
    { term: 'Nearest showroom', text: city, note: isInTown ? 'right in town' : `about ${milesInWords(miles)} by road` },
    {
      term: 'Rental delivery',
      text: rentalFee === 0 ? 'Free' : `About ${formatPrice(rentalFee)}`,
      note: 'we bring it and pick it up',
    },
  ]
  return (
    <section className={card({ padded: true })} aria-labelledby="coverage">
      <h2 id="coverage" className={layout.h3}>
        Serving all of {name}
      </h2>
      <dl className={townPage.details}>
        {details.map(
          (detail) =>
            detail && (
              <div key={detail.term}>
                <dt>{detail.term}</dt>
                <dd>
                  {detail.text} {detail.note && <small>{detail.note}</small>}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
