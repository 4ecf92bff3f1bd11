import { useFeaturedCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { sideOfSeats } from '#web/ui/cutouts.ts'
import { seatsLabel } from '#web/ui/format.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { inStockWords } from './content.ts'
import { lineup } from './hero.styles.ts'

/** The first question of a shopper: a cart for each number of seats in stock, all drawn to one scale on one ground line. */
export const Lineup = () => {
  const { stock, used, available } = useFeaturedCartsSuspenseQuery().data
  const usedOf = new Map(used.facets.seats.map(({ value, count }) => [value, count]))
  const availableOf = new Map(available.facets.seats.map((seats) => [seats.value, seats]))
  return (
    <ul className={lineup.list} aria-label="How many seats?">
      {stock.facets.seats.map(({ value }) => {
        const side = sideOfSeats(Number(value))
        const [seats, noun] = seatsLabel(value).split(' ')
        const { count, lowestPrice } = availableOf.get(value) ?? { count: 0 }
        return (
          <li key={value}>
            <a className={lineup.column} href={`/inventory?seats=${value}${count > 0 ? '&stock=in' : ''}`}>
              {side && <Picture picture={{ ...side, alt: '' }} sizes="200px" isOnCard />}
              <strong>
                {seats} <span>{noun}</span>
              </strong>{' '}
              {lowestPrice !== undefined && (
                <b>
                  <span>from </span>
                  {formatPrice(lowestPrice)}
                </b>
              )}{' '}
              <em>{inStockWords(count, usedOf.get(value) ?? 0)}</em>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
