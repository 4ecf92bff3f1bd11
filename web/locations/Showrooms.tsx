import { DEALER, TEST_DRIVE_DAY } from '#graph/dealer/dealer.ts'
import { openHours } from '#graph/shared/hours-lines.ts'
import { formatClock } from '#graph/shared/opening-hours.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import {
  type Showrooms_LocationFragment,
  useBranchesSuspenseQuery,
  useShowroomCartsSuspenseQuery,
} from '#web/generated/graphql.ts'
import { counted, phoneHref, placeOf } from '#web/ui/format.ts'
import { Navigation, Phone } from '#web/ui/icons.tsx'
import { ArrowLink, DirectionsAnchor, ExternalAnchor } from '#web/ui/links.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { showroom } from './locations.styles.ts'

const { dayOfWeek, opens, closes, locationIds } = TEST_DRIVE_DAY
const TEST_DRIVES = `${dayOfWeek} test drives, ${formatClock(opens)} to ${formatClock(closes)}`

type Location = Showrooms_LocationFragment

const isMain = ({ id }: Pick<Location, 'id'>) => id === DEALER.mainLocationId

/** Whether a location has a site of its own: that of the main one is the dealer's. */
export const hasOwnSite = (location: Pick<Location, 'id' | 'websiteUrl'>) => !isMain(location) && !!location.websiteUrl

const Carts = ({ id, city }: { id: string; city: string }) => {
  const { locations } = useShowroomCartsSuspenseQuery().data.vehicles.facets
  const count = locations.find(({ value }) => value === id)?.count
  if (!count) return null
  const text = `${counted(count, 'cart')} here`
  return (
    <ArrowLink href={`/inventory?stock=in&place=${id}`} aria-label={`${text}, ${city}`}>
      {text}
    </ArrowLink>
  )
}

const Elsewhere = ({ location: { name, websiteUrl, socialUrl, videoUrl, reviewUrl } }: { location: Location }) => {
  const pages = [
    { href: websiteUrl, label: 'Website' },
    { href: socialUrl, label: DEALER.socialNetwork },
    { href: videoUrl, label: 'Videos' },
    { href: reviewUrl, label: 'Reviews' },
  ]
  const links = pages.map(
    ({ href, label }) =>
      href && (
        <a key={label} href={href} target="_blank" rel="noopener" aria-label={`${label}: ${name} (opens in a new tab)`}>
          {label}
        </a>
      ),
  )
  return links.some(Boolean) && <p className={showroom.actions}>{links}</p>
}

const Showroom = ({ location, isFull }: { location: Location; isFull?: boolean }) => {
  const { id, type, name, city, address, phone, coordinates, hours, websiteUrl } = location
  const week = weekHours(hours)
  const place = city ?? placeOf(name)
  return (
    <li id={id} className={showroom.root} data-at={`${coordinates.latitude},${coordinates.longitude}`}>
      <h3 className={showroom.name}>
        {isFull && hasOwnSite(location) ? <ExternalAnchor href={websiteUrl!}>{place}</ExternalAnchor> : place}
        <span className={showroom.miles} data-miles="" />
      </h3>
      <p className={showroom.address}>{address}</p>
      <div className={showroom.open}>
        <OpenNow week={week} place={id} />
        <p>{`${type === 'ONLINE' ? 'Phone hours ' : ''}${openHours(week)}`}</p>
        {(locationIds as readonly string[]).includes(id) && <p>{TEST_DRIVES}</p>}
      </div>
      <p className={showroom.actions}>
        <QueryBoundary fallback={() => null}>
          <Carts id={id} city={place} />
        </QueryBoundary>
        <DirectionsAnchor to={coordinates} name={name}>
          <Navigation />
          Directions
        </DirectionsAnchor>
        <a href={phoneHref(phone)} aria-label={`Call Now: ${phone}, ${name}`}>
          <Phone />
          {isFull ? `Call Now: ${phone}` : phone}
        </a>
      </p>
      {isFull && <Elsewhere location={location} />}
    </li>
  )
}

type Props = { locations: readonly Location[]; isFull?: boolean }

/** The main one first; the loader puts the nearest to the visitor's town first and says how far it is (`renderTown.ts`). */
export const Showrooms = ({ locations, isFull }: Props) => (
  <ul className={showroom.list} data-showrooms={locations.every(({ type }) => type === 'PHYSICAL') ? '' : undefined}>
    {locations
      .toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)))
      .map((location) => (
        <Showroom key={location.id} location={location} isFull={isFull} />
      ))}
  </ul>
)

/** `besides` is the id of the location that the page shows already; without one all of them are told. */
export const Branches = ({ besides }: { besides?: string }) => (
  <section className={showroom.branches} aria-labelledby="branches">
    <h2 id="branches">{besides ? 'Our other showrooms' : 'Our showrooms'}</h2>
    <QueryBoundary failure="Our showrooms didn't load">
      <LoadedBranches besides={besides} />
    </QueryBoundary>
  </section>
)

const LoadedBranches = ({ besides }: { besides?: string }) => (
  <Showrooms locations={useBranchesSuspenseQuery().data.locations.filter(({ id }) => id !== besides)} />
)
