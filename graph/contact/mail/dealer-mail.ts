import { unlistedFacts, wishOf } from '#graph/contact/context/context-words.ts'
import { isConfirmed } from '#graph/contact/suspicion.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import type { Html } from '#graph/shared/html.ts'
import { mailLink } from '#graph/shared/mail-link.ts'
import { phoneLink } from '#graph/shared/phone-link.ts'
import { SOURCES, SUSPICIONS, TO_DEALER } from './content.ts'
import { buttons, layout, link, paragraph, quotation, table, warning } from './layout.ts'
import { currentFacts, fullName, headerText, type MailFacts, type Message } from './message.ts'

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: DEALER.timeZone })

type Fact = { label: string; text: string; href?: string }

/**
 * The inquiry for the dealer; a reply goes to the visitor. Subject and first lines, which are all that a phone's lock screen
 * shows, say what the visitor wants, when, and how to reach them.
 */
export function dealerMail({ inquiry, vehicles, locations, responseNote, siteUrl, dealerAddress }: MailFacts): Message {
  const name = fullName(inquiry)
  const { what, when } = wishOf(inquiry)
  const subject = headerText(`${what}, ${name}`)
  const wish = [what, ...when].join(', ')
  const isSuspicious = inquiry.suspicions.length > 0
  const warnings = isSuspicious ? warningsOf(inquiry.suspicions) : []
  const facts = dealerFacts({ inquiry, vehicles, locations, siteUrl, name })
  const phone = phoneLink(inquiry.phone)
  const closing = [TO_DEALER.answer(inquiry.firstName), TO_DEALER.promise(responseNote)]
  return {
    to: dealerAddress,
    replyTo: { name: headerText(name), address: inquiry.email },
    subject: isSuspicious ? TO_DEALER.suspiciousSubject(subject) : subject,
    text: [
      `${wish}\n${name}, ${inquiry.phone}, ${inquiry.email}`,
      ...warnings,
      inquiry.message,
      facts.map(({ label, text, href }) => `${label}: ${text}${href?.startsWith('http') ? ` ${href}` : ''}`).join('\n'),
      closing.join('\n'),
    ].join('\n\n'),
    html: layout(wish, [
      paragraph(`${name}, ${inquiry.phone}, ${inquiry.email}`),
      ...warnings.map(warning),
      quotation(inquiry.message),
      buttons([
        ...(phone ? [{ href: phone, label: `Call ${inquiry.phone}` }] : []),
        { href: mailLink(inquiry.email), label: 'Answer by email' },
      ]),
      table(facts.map(({ label, text, href }): [string, string | Html] => [label, href ? link(href, text) : text])),
      ...closing.map(paragraph),
    ]),
  }
}

function warningsOf(suspicions: MailFacts['inquiry']['suspicions']): string[] {
  const reasons = TO_DEALER.suspicious(suspicions.map((suspicion) => SUSPICIONS[suspicion]).join(', '))
  return isConfirmed(suspicions) ? [reasons] : [reasons, TO_DEALER.noConfirmation]
}

type Described = Pick<MailFacts, 'inquiry' | 'vehicles' | 'locations' | 'siteUrl'> & { name: string }

function dealerFacts({ inquiry, vehicles, locations, siteUrl, name }: Described): Fact[] {
  const { email, phone, page, partner } = inquiry
  const facts: Fact[] = [
    { label: 'Name', text: name },
    { label: 'Email', text: email, href: mailLink(email) },
    { label: 'Phone', text: phone, href: phoneLink(phone) },
  ]
  for (const { label, text, vehicleId } of currentFacts({ inquiry, vehicles, locations })) {
    facts.push({ label, text, href: vehicleId && `${siteUrl}/vehicle/${encodeURIComponent(vehicleId)}` })
  }
  facts.push(...unlistedFacts(inquiry.context))
  facts.push({ label: 'Received', text: TIME.format(inquiry.receivedAt) })
  facts.push({ label: 'Sent from', text: page ? `${SOURCES[inquiry.source]}, ${page}` : SOURCES[inquiry.source] })
  if (partner) facts.push({ label: 'Partner', text: partner })
  facts.push({ label: 'Inquiry number', text: inquiry.id })
  return facts
}
