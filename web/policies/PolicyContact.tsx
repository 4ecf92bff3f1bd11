import { Mail, MapPin, Phone } from 'lucide-react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { documentStyles } from '#web/ui/document/document.styles.ts'

const { name, lines, email, address } = DEALER
const [mailbox, host] = email.split('@')

export const PolicyContact = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <section id={id} className={documentStyles.contact} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p>{text}</p>
    <ul>
      <li>
        <Phone strokeWidth={1.75} aria-hidden="true" />
        <a href={lines.main.href}>{lines.main.label}</a>
      </li>
      <li>
        <Mail strokeWidth={1.75} aria-hidden="true" />
        <a href={`mailto:${email}`}>
          {mailbox}@<wbr />
          {host}
        </a>
      </li>
      <li>
        <MapPin strokeWidth={1.75} aria-hidden="true" />
        <span>
          {name}, {address.street}, {address.city}, {address.state} {address.zip}
        </span>
      </li>
    </ul>
    <a className={button({ look: 'outline' })} href="/contact">
      Write to us
    </a>
  </section>
)
