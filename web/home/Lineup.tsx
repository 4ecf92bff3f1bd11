import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useFeaturedCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { sideOfSeats } from '#web/ui/cutouts.ts'
import { seatsLabel } from '#web/ui/format.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { inStockWords } from './content.ts'
import { lineup } from './home.styles.ts'

const SIZES = '(min-width: 48em) 20vw, 90px'

const Columns = () => {
  const { stock, used, available } = useFeaturedCartsSuspenseQuery().data
  const usedOf = new Map(used.facets.seats.map(({ value, count }) => [value, count]))
  const availableOf = new Map(available.facets.seats.map((seats) => [seats.value, seats]))
  return (
    <ul className={lineup.list}>
      {stock.facets.seats.map(({ value }) => {
        const side = sideOfSeats(Number(value))
        const { count, lowestPrice } = availableOf.get(value) ?? { count: 0 }
        return (
          <li key={value}>
            <a className={lineup.column} href={`/inventory?seats=${value}${count > 0 ? '&stock=in' : ''}`}>
              <span className={lineup.cart}>
                {side && <Picture picture={{ ...side, alt: '' }} sizes={SIZES} isOnCard />}
              </span>
              <span className={lineup.words}>
                <strong>{seatsLabel(value)}</strong>{' '}
                {lowestPrice !== undefined && <b>from {formatPrice(lowestPrice)}</b>}{' '}
                <span>{inStockWords(count, usedOf.get(value) ?? 0)}</span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * The first question of a shopper: a cart for each number of seats in stock, all drawn to one scale on one ground line. Without data the
 * section of the featured carts says why.
 */
export const Lineup = () => (
  <QueryBoundary fallback={() => null}>
    <section className={lineup.root} aria-labelledby="seats">
      <div className={layout.page}>
        <div className={lineup.head}>
          <h2 id="seats" className={lineup.title}>
            How many seats?
          </h2>
          <p className={lineup.scale}>Drawn to one scale</p>
        </div>
        <Columns />
      </div>
    </section>
  </QueryBoundary>
)
