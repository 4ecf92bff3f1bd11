import type { LocationCard_LocationFragment } from '#web/generated/graphql.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { directionsTo } from '#web/ui/directions.ts'
import { ExternalAnchor } from '#web/ui/ExternalAnchor.tsx'
import { phoneHref } from '#web/ui/format.ts'
import { MapPin, Phone } from '#web/ui/icons.tsx'
import { HoursList } from '#web/ui/opening-hours/HoursList.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { hoursLines, weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { locationCard } from './LocationCard.styles.ts'
import { LocationLinks } from './LocationLinks.tsx'
import { LocationName } from './LocationName.tsx'

type Props = { location: LocationCard_LocationFragment }

export const LocationCard = ({ location }: Props) => {
  const { name, type, address, phone, coordinates, websiteUrl } = location
  const week = weekHours(location.hours)
  const action = button({ look: 'outline', size: 'sm' })
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
        {type === 'ONLINE' && <p>Phone hours</p>}
        <OpenNow week={week} place={location.id} />
        <HoursList lines={hoursLines(week)} className={locationCard.week} />
      </div>
      <LocationLinks location={location} />
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
