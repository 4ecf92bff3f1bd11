import { hoursLines } from '#graph/shared/hours-lines.ts'
import { useSite } from '#web/environment/site.ts'
import type { TownContact_LocationFragment } from '#web/generated/graphql.ts'
import { contactPath } from '#web/parts/contactPath.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { CallButton, EmailAnchor } from '#web/ui/links.tsx'
import { HoursList } from '#web/ui/opening-hours/HoursList.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { townPage } from './TownPage.styles.ts'

type Props = { slug: string; showroom?: TownContact_LocationFragment }

export const TownContact = ({ slug, showroom }: Props) => (
  <section
    className={`${card({ variant: 'forest', padded: true })} ${townPage.contact}`}
    data-on="forest"
    aria-labelledby="contact"
  >
    <h2 id="contact" className={townPage.cardTitle}>
      Questions? Call us
    </h2>
    <OpenNow />
    <HoursList lines={hoursLines(useSite().week)} className={townPage.hours} />
    <address className={townPage.address}>
      {showroom && (
        <a
          href={showroom.mapUrl}
          target="_blank"
          rel="noopener"
          aria-label={`${showroom.address} (map, opens in a new tab)`}
        >
          {showroom.address}
        </a>
      )}
      <EmailAnchor />
    </address>
    <p className={townPage.actions}>
      <CallButton />
      <a className={button({ variant: 'onForest' })} href={contactPath({ town: slug })}>
        Send a message
      </a>
    </p>
  </section>
)
