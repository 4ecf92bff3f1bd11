import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useFeaturedCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { seatTiles } from './SeatTiles.styles.ts'

const Tiles = () => (
  <ul className={seatTiles.list}>
    {useFeaturedCartsSuspenseQuery().data.stock.facets.seats.map(({ value, count }) => (
      <li key={value}>
        <a className={seatTiles.tile} href={`/inventory?seats=${value}`}>
          <strong>{value}</strong>
          <span className={layout.visuallyHidden}> {value === '1' ? 'seat' : 'seats'}, </span>
          {count === 1 ? '1 cart' : `${count} carts`}
        </a>
      </li>
    ))}
  </ul>
)

/** The first question of a shopper. Without data the section of the featured carts says why. */
export const SeatTiles = () => (
  <QueryBoundary fallback={() => null}>
    <section className={`${layout.page} ${seatTiles.root}`} aria-labelledby="seats">
      <h2 id="seats" className={seatTiles.title}>
        How many seats?
      </h2>
      <Tiles />
    </section>
  </QueryBoundary>
)
