import { DEALER } from '#graph/dealer/dealer.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useFeaturedCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { frontOf, sideOfSeats } from '#web/ui/cutouts.ts'
import { formatPrice, seatsLabel } from '#web/ui/format.ts'
import { ButtonLink, CallButton } from '#web/ui/links.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { HERO, inStockWords, sundayWords } from './content.ts'
import { hero, lineup } from './home.styles.ts'

const CART = { ...frontOf('evolution-d5-maverick-4-plus'), alt: '' }

/** The title, a cart and a cart for each number of seats are one picture: three ridges, of which the last one goes on as the ground. */
export const Hero = () => (
  <div className={hero.root}>
    <div className={`${layout.page} ${hero.text}`}>
      <p className={layout.eyebrow}>{HERO.place}</p>
      <h1 id="title">{HERO.title}</h1>
      <p>{HERO.lead}</p>
      <div className={hero.actions}>
        <ButtonLink href="/inventory">View Inventory</ButtonLink>
        <CallButton variant="outline" />
      </div>
      <a className={hero.hours} href={`/showroom#${DEALER.mainLocationId}`}>
        <OpenNow />
        <span>({sundayWords(useSite().week)})</span>
        <span className={layout.visuallyHidden}>Hours and directions</span>
      </a>
    </div>
    <div className={hero.ground} data-on="forest">
      {/* On a phone two thirds of its width: its screen has more pixels than an eye sees. */}
      <Picture picture={CART} sizes="(min-width: 80em) 800px, (min-width: 48em) 544px, 260px" isPriority />
      <div className={`${layout.page} ${hero.choices}`}>
        <QueryBoundary fallback={() => null}>
          <Lineup />
        </QueryBoundary>
        <SearchForm id="home-search" label="What are you looking for?" className={hero.search} />
      </div>
    </div>
  </div>
)

/** The first question of a shopper: a cart for each number of seats in stock, all drawn to one scale on one ground line. */
const Lineup = () => {
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
