import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { EmailAnchor } from '#web/ui/EmailAnchor.tsx'
import { Mail, MapPin, Phone } from '#web/ui/icons.tsx'

const { name, lines, address } = DEALER

export const PolicyContact = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <section id={id} className={documentStyles.contact} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p>{text}</p>
    <ul>
      <li>
        <Phone />
        <a href={lines.main.href}>{lines.main.label}</a>
      </li>
      <li>
        <Mail />
        <EmailAnchor />
      </li>
      <li>
        <MapPin />
        <span>
          {name}, {address.street}, {address.city}, {address.state} {address.zip}
        </span>
      </li>
    </ul>
    <a className={button({ look: 'outline' })} href="/contact">
      Send a message
    </a>
  </section>
)
