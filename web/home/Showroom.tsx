import { DEALER } from '#graph/dealer/dealer.ts'
import { openHours } from '#graph/shared/hours-lines.ts'
import { useSite } from '#web/environment/site.ts'
import type { Showroom_LocationFragment } from '#web/generated/graphql.ts'
import { directionsTo } from '#web/ui/directions.ts'
import { phoneHref } from '#web/ui/format.ts'
import { Navigation, Phone } from '#web/ui/icons.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { showroom } from './Showroom.styles.ts'

export const Showroom = ({ location }: { location: Showroom_LocationFragment }) => {
  const { id, name, city, address, phone, coordinates, hours } = location
  const { specialDays, week: mainWeek } = useSite()
  const isMain = id === DEALER.mainLocationId
  const week = weekHours(hours)
  // The line above the list is the main showroom's: one that differs has its own.
  const differsFromMain =
    openHours(week) !== openHours(mainWeek) ||
    specialDays.some(({ places }) => places?.includes(id) !== places?.includes(DEALER.mainLocationId))
  return (
    <li className={showroom.root}>
      <h3 className={showroom.name}>
        {city ?? name}
        {isMain && <span className={showroom.main}>Main</span>}
      </h3>
      <p className={showroom.address}>{address}</p>
      {differsFromMain && (
        <div className={showroom.open}>
          <OpenNow week={week} place={id} />
        </div>
      )}
      <p className={showroom.actions}>
        <a
          href={directionsTo(coordinates)}
          target="_blank"
          rel="noopener"
          aria-label={`Directions to ${name} (opens in a new tab)`}
        >
          <Navigation />
          Directions
        </a>
        <a href={phoneHref(phone)} aria-label={`Call ${name}, ${phone}`}>
          <Phone />
          {phone}
        </a>
        {isMain && <a href="/contact">Send a message</a>}
      </p>
    </li>
  )
}
