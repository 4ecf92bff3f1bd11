import { AVAILABILITY_WORDS, type Availability } from '#graph/shared/availability.ts'
import { DeskForm } from '#web/desk/DeskForm.tsx'
import type { StockLine_VehicleFragment } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Picture } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { stockLine } from './StockLine.styles.ts'

/** What the buttons say, in their order. */
const STATES: Partial<Record<Availability, string>> = { ON_HOLD: 'On hold', SOLD: 'Sold', IN_STOCK: 'Back in stock' }

/** A cart with its state, and a button for each other one. */
export const StockLine = ({ vehicle }: { vehicle: StockLine_VehicleFragment }) => {
  const { id, name, stockNumber, color, price, availability, location, mainImage } = vehicle
  const facts = [stockNumber, color, location?.city].filter(Boolean).join(' · ')
  return (
    <article className={stockLine.root}>
      <div className={stockLine.picture}>
        <Picture picture={{ ...(mainImage ?? sitePictures.placeholder), alt: '' }} sizes="96px" isOnCard />
      </div>
      <a className={stockLine.cart} href={`/desk/carts/${encodeURIComponent(id)}`}>
        <span className={stockLine.name}>{name}</span>
        <span className={stockLine.facts}>{facts}</span>
      </a>
      <span className={stockLine.price}>{formatPrice(price)}</span>
      <span className={availability === 'IN_STOCK' ? stockLine.state : `${stockLine.state} ${stockLine.gone}`}>
        {AVAILABILITY_WORDS[availability]}
      </span>
      <DeskForm action="/desk/carts/state" values={{ id, shown: availability }} className={stockLine.buttons}>
        {Object.entries(STATES).map(
          ([state, label]) =>
            state !== availability && (
              <button
                key={state}
                type="submit"
                name="availability"
                value={state}
                className={button({ variant: 'outline', size: 'sm' })}
                aria-label={`${label}: ${[name, stockNumber].filter(Boolean).join(', ')}`}
              >
                {label}
              </button>
            ),
        )}
      </DeskForm>
    </article>
  )
}
