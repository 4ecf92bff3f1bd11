import { unlistedFacts, wishOf } from '#graph/contact/context/context-words.ts'
import { isConfirmed } from '#graph/contact/suspicion.ts'
import { phoneLink } from '#graph/shared/phone-link.ts'
import { SUSPICIONS, TO_DEALER } from './content.ts'
import { buttons, layout, link, paragraph, quotation, table, warning } from './layout.ts'
import {
  AT,
  answerLink,
  factLines,
  fullName,
  headerText,
  linkedFacts,
  type MailFacts,
  type Message,
  originOf,
} from './message.ts'

/**
 * The inquiry for the dealer; a reply goes to the visitor. Subject and first lines, which are all that a phone's lock screen
 * shows, say what the visitor wants, when, and how to reach them. Links to the desk change nothing: mail scanners open them.
 */
export function dealerMail(mail: MailFacts): Message {
  const { inquiry, responseNote, siteUrl, hasDesk, dealerAddress } = mail
  const name = fullName(inquiry)
  const { what, when } = wishOf(inquiry)
  const subject = headerText(`${what}, ${name}`)
  const wish = [what, ...when].join(', ')
  const isSuspicious = inquiry.suspicions.length > 0
  const warnings = isSuspicious ? warningsOf(inquiry.suspicions) : []
  const facts = [
    ...linkedFacts(mail),
    ...unlistedFacts(inquiry.context),
    { label: 'Received', text: AT.format(inquiry.receivedAt) },
    { label: 'Sent from', text: [originOf(inquiry), inquiry.page].filter(Boolean).join(', ') },
    { label: 'Inquiry number', text: inquiry.id },
  ]
  const phone = phoneLink(inquiry.phone)
  const atDesk = hasDesk ? [{ href: `${siteUrl}/desk/inquiries/${inquiry.id}`, label: 'Answer at the desk' }] : []
  const answered = atDesk.map(({ href }) => ({ href: `${href}#answer-${inquiry.id}`, label: 'I answered by mail' }))
  const closing = [TO_DEALER.answer(inquiry.firstName), TO_DEALER.promise(responseNote)]
  return {
    to: dealerAddress,
    replyTo: { name: headerText(name), address: inquiry.email },
    subject: isSuspicious ? TO_DEALER.suspiciousSubject(subject) : subject,
    text: [
      `${wish}\n${name}, ${inquiry.phone}, ${inquiry.email}`,
      ...warnings,
      inquiry.message,
      factLines(facts),
      [...[...atDesk, ...answered].map(({ href, label }) => `${label}: ${href}`), ...closing].join('\n'),
    ].join('\n\n'),
    html: layout(wish, [
      paragraph(`${name}, ${inquiry.phone}, ${inquiry.email}`),
      ...warnings.map(warning),
      quotation(inquiry.message),
      buttons([
        ...atDesk,
        ...(phone ? [{ href: phone, label: `Call ${inquiry.phone}` }] : []),
        { href: answerLink(inquiry), label: 'Answer by email' },
      ]),
      ...answered.map(({ href, label }) => paragraph(link(href, label))),
      table(facts),
      ...closing.map(paragraph),
    ]),
  }
}

function warningsOf(suspicions: MailFacts['inquiry']['suspicions']): string[] {
  const reasons = TO_DEALER.suspicious(suspicions.map((suspicion) => SUSPICIONS[suspicion]).join(', '))
  return isConfirmed(suspicions) ? [reasons] : [reasons, TO_DEALER.noConfirmation]
}
