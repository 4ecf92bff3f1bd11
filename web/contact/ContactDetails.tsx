import { DEALER } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/environment/site.ts'
import { useContactPageSuspenseQuery } from '#web/generated/graphql.ts'
import { card } from '#web/theme/card.styles.ts'
import { Globe, Mail, MapPin, Phone } from '#web/ui/icons.tsx'
import { EmailAnchor } from '#web/ui/links.tsx'
import { contactPage } from './ContactPage.styles.ts'

const { main, sales } = DEALER.lines

/** The main location, and which line is for what. */
export const ContactDetails = () => {
  const { location } = useContactPageSuspenseQuery({ variables: { locationId: DEALER.mainLocationId } }).data
  const { url } = useSite()
  if (!location) return null

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
        {[main, sales].map(({ label, href, use }) => (
          <li key={href}>
            <Phone />
            <a href={href}>
              {label} <small>{use}</small>
            </a>
          </li>
        ))}
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
