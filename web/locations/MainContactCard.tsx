import { HOURS } from '#graph/dealer/dealer.ts'
import type { MainContactCard_LocationFragment } from '#web/generated/graphql.ts'
import { HoursList } from '#web/opening-hours/HoursList.tsx'
import { OpenNow } from '#web/opening-hours/OpenNow.tsx'
import { card } from '#web/theme/card.styles.ts'
import { EmailAnchor } from '#web/ui/EmailAnchor.tsx'
import { Phone } from '#web/ui/icons.tsx'
import { phoneHref } from '#web/ui/phoneHref.ts'
import { locationCard } from './LocationCard.styles.ts'
import { LocationName } from './LocationName.tsx'
import { mainContactCard } from './MainContactCard.styles.ts'

export const MainContactCard = ({ location }: { location: MainContactCard_LocationFragment }) => {
  const { name, address, phone, mapUrl } = location
  return (
    <article className={`${card({ look: 'forest', padded: true })} ${mainContactCard.root}`} data-on="forest">
      <h3 className={mainContactCard.name}>
        <LocationName name={name} />
      </h3>
      <address className={mainContactCard.address}>
        <a
          className={mainContactCard.street}
          href={mapUrl}
          target="_blank"
          rel="noopener"
          aria-label={`${address} (map, opens in a new tab)`}
        >
          {address}
        </a>
        <a href={phoneHref(phone)}>{phone}</a>
        <EmailAnchor className={mainContactCard.mail} />
      </address>
      <div className={mainContactCard.hours}>
        <OpenNow week={HOURS.week} />
        <HoursList lines={HOURS.lines} className={locationCard.week} />
      </div>
      <p className={mainContactCard.actions}>
        <a href={phoneHref(phone)} aria-label={`Call Now: ${phone}`}>
          <Phone />
          Call Now
        </a>
        <a href="/contact">Send a message</a>
      </p>
    </article>
  )
}
