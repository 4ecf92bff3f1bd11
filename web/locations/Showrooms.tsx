import { DEALER, TEST_DRIVE_DAY } from '#graph/dealer/dealer.ts'
import { openHours } from '#graph/shared/hours-lines.ts'
import { formatClock } from '#graph/shared/opening-hours.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { type Showrooms_LocationFragment, useShowroomCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { phoneHref } from '#web/ui/format.ts'
import { ArrowRight, Navigation, Phone } from '#web/ui/icons.tsx'
import { DirectionsAnchor } from '#web/ui/links.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { showroom } from './locations.styles.ts'

const { dayOfWeek, opens, closes, locationIds } = TEST_DRIVE_DAY
const TEST_DRIVES = `${dayOfWeek} test drives, ${formatClock(opens)} to ${formatClock(closes)}`

const Carts = ({ id, city }: { id: string; city: string }) => {
  const { locations } = useShowroomCartsSuspenseQuery().data.vehicles.facets
  const count = locations.find(({ value }) => value === id)?.count
  if (!count) return null
  const text = count === 1 ? '1 cart here' : `${count} carts here`
  return (
    <a href={`/inventory?stock=in&place=${id}`} aria-label={`${text}, ${city}`}>
      {text}
      <ArrowRight />
    </a>
  )
}

const Showroom = ({ location }: { location: Showrooms_LocationFragment }) => {
  const { id, name, city, address, phone, coordinates, hours } = location
  const isMain = id === DEALER.mainLocationId
  const week = weekHours(hours)
  return (
    <li id={id} className={showroom.root} data-at={`${coordinates.latitude},${coordinates.longitude}`}>
      <h3 className={showroom.name}>
        {city ?? name}
        {isMain && <span className={showroom.main}>Main</span>}
        <span className={showroom.miles} data-miles="" />
      </h3>
      <p className={showroom.address}>{address}</p>
      <div className={showroom.open}>
        <OpenNow week={week} place={id} />
        <p>{openHours(week)}</p>
        {(locationIds as readonly string[]).includes(id) && <p>{TEST_DRIVES}</p>}
      </div>
      <p className={showroom.actions}>
        <QueryBoundary fallback={() => null}>
          <Carts id={id} city={city ?? name} />
        </QueryBoundary>
        <DirectionsAnchor to={coordinates} name={name}>
          <Navigation />
          Directions
        </DirectionsAnchor>
        <a href={phoneHref(phone)} aria-label={`Call ${name}, ${phone}`}>
          <Phone />
          {phone}
        </a>
      </p>
    </li>
  )
}

/** The main one first; the loader puts the nearest to the visitor's town first and says how far it is (`renderTown.ts`). */
export const Showrooms = ({ locations }: { locations: readonly Showrooms_LocationFragment[] }) => {
  const isMain = ({ id }: { id: string }) => id === DEALER.mainLocationId
  const inOrder = [...locations.filter(isMain), ...locations.filter((location) => !isMain(location))]
  return (
    <ul className={showroom.list} data-showrooms="">
      {inOrder.map((location) => (
        <Showroom key={location.id} location={location} />
      ))}
    </ul>
  )
}
