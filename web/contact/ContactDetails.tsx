import { DEALER } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/environment/site.ts'
import type { ContactDetails_LocationFragment } from '#web/generated/graphql.ts'
import { card } from '#web/theme/card.styles.ts'
import { EmailAnchor } from '#web/ui/EmailAnchor.tsx'
import { Globe, Mail, MapPin, Phone } from '#web/ui/icons.tsx'
import { contactPage } from './ContactPage.styles.ts'

export const ContactDetails = ({ location }: { location: ContactDetails_LocationFragment }) => {
  const { url } = useSite()
  const website = location.websiteUrl ?? url
  return (
    <section className={card({ padded: true })} aria-labelledby="details">
      <h2 id="details" className={contactPage.cardTitle}>
        Where we are
      </h2>
      <ul className={contactPage.details}>
        <li>
          <MapPin />
          <a href={location.mapUrl} target="_blank" rel="noopener">
            {location.address}
          </a>
        </li>
        <li>
          <Phone />
          <a href={DEALER.lines.main.href}>{DEALER.lines.main.label}</a>
        </li>
        <li>
          <Mail />
          <EmailAnchor />
        </li>
        <li>
          <Globe />
          <a href={website}>{new URL(website).host}</a>
        </li>
      </ul>
    </section>
  )
}
