import type { LocationCard_LocationFragment } from '#web/generated/graphql.ts'
import { HoursList } from '#web/opening-hours/HoursList.tsx'
import { OpenNow } from '#web/opening-hours/OpenNow.tsx'
import { hoursLines, weekHours } from '#web/opening-hours/weekHours.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { directionsTo } from '#web/ui/directions.ts'
import { ExternalAnchor } from '#web/ui/ExternalAnchor.tsx'
import { MapPin, Phone } from '#web/ui/icons.tsx'
import { phoneHref } from '#web/ui/phoneHref.ts'
import { locationCard } from './LocationCard.styles.ts'
import { LocationLinks } from './LocationLinks.tsx'
import { LocationName } from './LocationName.tsx'

type Props = {
  location: LocationCard_LocationFragment
  /** Adds buttons and links to the location's own pages, for a page about locations. */
  isDetailed?: boolean
}

export const LocationCard = ({ location, isDetailed }: Props) => {
  const { name, address, phone, coordinates, websiteUrl } = location
  const week = weekHours(location.hours)
  const action = isDetailed ? button({ look: 'outline', size: 'sm' }) : locationCard.action
  return (
    <article className={`${card({ padded: true })} ${locationCard.root}`}>
      <h3 className={locationCard.name}>
        {websiteUrl ? (
          <ExternalAnchor className={locationCard.nameLink} href={websiteUrl}>
            <LocationName name={name} />
          </ExternalAnchor>
        ) : (
          <LocationName name={name} />
        )}
      </h3>
      <address className={locationCard.address}>
        <span className={locationCard.street}>{address}</span>
        <span className={locationCard.phone}>{phone}</span>
      </address>
      <div className={locationCard.hours}>
        <OpenNow week={week} />
        <HoursList lines={hoursLines(week)} className={locationCard.week} />
      </div>
      {isDetailed && <LocationLinks location={location} />}
      <p className={locationCard.actions}>
        <a
          className={action}
          href={directionsTo(coordinates)}
          target="_blank"
          rel="noopener"
          aria-label={`Directions to ${name} (opens in a new tab)`}
        >
          <MapPin />
          Directions
        </a>
        <a className={action} href={phoneHref(phone)} aria-label={`Call Now: ${name}, ${phone}`}>
          <Phone />
          Call Now
        </a>
      </p>
    </article>
  )
}
