import { saleOf } from '#graph/dealer/sale.ts'
import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { vehicleCard } from '#web/parts/card/card.styles.ts'
import { VehicleCard } from '#web/parts/card/VehicleCard.tsx'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'
import { contactPath } from '#web/parts/contactPath.ts'
import { comparePath } from '#web/shortlist/comparePath.ts'
import { COMPARED, SAVED, type SavedCart } from '#web/shortlist/lists.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { savedPage } from './SavedPage.styles.ts'

type Vehicle = VehicleCard_VehicleFragment

const GoneCart = ({ saved: { id, name, price } }: { saved: SavedCart }) => (
  <article className={`${card({ padded: true })} ${savedPage.gone}`}>
    <h3 className={savedPage.goneName}>{name}</h3>
    <p>{`Sold or withdrawn. It was ${formatPrice(price)} when you saved it.`}</p>
    <a className={savedPage.plain} href={vehiclePath(id)} aria-label={`See carts like the ${name}`}>
      See similar carts
    </a>
    <button type="button" className={savedPage.plain} aria-label={`Remove ${name}`} onClick={() => SAVED.remove(id)}>
      Remove
    </button>
  </article>
)

const PresentCart = ({ saved, vehicle }: { saved: SavedCart; vehicle: Vehicle }) => (
  <>
    {/* By the id under which it was saved: the vehicle may have another one now. */}
    <VehicleCard vehicle={{ ...vehicle, id: saved.id }} onRemove={() => SAVED.remove(saved.id)} />
    {saleOf(vehicle) === 'SOLD' && (
      <a className={savedPage.plain} href={contactPath({ reason: 'waiting', vehicle: saved.id })}>
        Tell me about the next one
      </a>
    )}
    {vehicle.availability === 'IN_STOCK' && formatPrice(saved.price) !== formatPrice(vehicle.price) && (
      <p className={savedPage.change}>{`Was ${formatPrice(saved.price)}, now ${formatPrice(vehicle.price)}`}</p>
    )}
  </>
)

/** "Compare these 3 carts", "Compare the first 4 carts". */
const compareLabel = (count: number) =>
  count > COMPARED.most ? `Compare the first ${COMPARED.most} carts` : `Compare these ${count} carts`

type Props = { saved: readonly SavedCart[]; vehicleOf: (id: string) => Vehicle | undefined }

export const SavedCarts = ({ saved, vehicleOf }: Props) => {
  const present = saved.filter(({ id }) => vehicleOf(id)).map(({ id }) => id)
  return (
    <section aria-labelledby="saved-carts">
      <div className={savedPage.heading}>
        <h2 id="saved-carts" className={savedPage.subtitle}>
          {saved.length === 1 ? '1 cart' : `${saved.length} carts`}
        </h2>
        <div className={savedPage.actions}>
          {present.length > 1 && (
            <a className={button({ size: 'sm' })} href={comparePath(present.slice(0, COMPARED.most))}>
              {compareLabel(present.length)}
            </a>
          )}
          <button type="button" className={savedPage.plain} onClick={() => SAVED.write([])}>
            Remove all
          </button>
        </div>
      </div>
      <ul className={vehicleCard.grid}>
        {saved.map((cart) => {
          const vehicle = vehicleOf(cart.id)
          return (
            <li key={cart.id} className={savedPage.cart}>
              {vehicle ? <PresentCart saved={cart} vehicle={vehicle} /> : <GoneCart saved={cart} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
