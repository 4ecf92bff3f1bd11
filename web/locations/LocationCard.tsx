import { DEALER } from '#graph/dealer/dealer.ts'
import { hoursLines } from '#graph/shared/hours-lines.ts'
import type { LocationCard_LocationFragment } from '#web/generated/graphql.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { phoneHref } from '#web/ui/format.ts'
import { Globe, MapPin, MessageCircle, Phone, Play, Star } from '#web/ui/icons.tsx'
import { DirectionsAnchor, ExternalAnchor } from '#web/ui/links.tsx'
import { HoursList, OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { locationCard } from './locations.styles.ts'

type Props = { location: LocationCard_LocationFragment }

/** "Ridgeline Golf Carts – Scranton" as a large place below a small dealer, who is the same on every card. */
const Name = ({ name }: { name: string }) => {
  const [dealer, place] = name.split(' – ')
  if (!place) return name
  return (
    <>
      <span className={locationCard.dealer}>{dealer}</span>
      <span className={layout.visuallyHidden}> – </span>
      {place}
    </>
  )
}

/** Links to the location's own pages on other sites. */
const Links = ({ location: { name, websiteUrl, socialUrl, videoUrl, reviewUrl } }: Props) => {
  const links = [
    { href: websiteUrl, label: 'Website', Icon: Globe },
    { href: socialUrl, label: DEALER.socialNetwork, Icon: MessageCircle },
    { href: videoUrl, label: 'Videos', Icon: Play },
    { href: reviewUrl, label: 'Reviews', Icon: Star },
  ]
  return (
    <ul className={locationCard.links} aria-label={`${name} elsewhere`}>
      {links.map(
        ({ href, label, Icon }) =>
          href && (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener" aria-label={`${label} (opens in a new tab)`}>
                <Icon />
                {label}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

export const LocationCard = ({ location }: Props) => {
  const { name, type, address, phone, coordinates, websiteUrl } = location
  const week = weekHours(location.hours)
  const action = button({ variant: 'outline', size: 'sm' })
  return (
    <article className={`${card({ padded: true })} ${locationCard.root}`}>
      <h3 className={layout.h3}>
        {websiteUrl ? (
          <ExternalAnchor className={locationCard.nameLink} href={websiteUrl}>
            <Name name={name} />
          </ExternalAnchor>
        ) : (
          <Name name={name} />
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
      <Links location={location} />
      <p className={locationCard.actions}>
        <DirectionsAnchor className={action} to={coordinates} name={name}>
          <MapPin />
          Directions
        </DirectionsAnchor>
        <a className={action} href={phoneHref(phone)} aria-label={`Call Now: ${name}, ${phone}`}>
          <Phone />
          Call Now
        </a>
      </p>
    </article>
  )
}
