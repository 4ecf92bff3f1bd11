import { unlistedLines, wishOf } from '#graph/contact/context/context-words.ts'
import { isConfirmed } from '#graph/contact/suspicion.ts'
import { phoneLink } from '#graph/shared/phone-link.ts'
import { buttons, layout, link, paragraph, quotation, table, warning } from './layout.ts'
import {
  AT,
  answerLink,
  fullName,
  headerText,
  linesAsText,
  linkedLines,
  type MailData,
  type Message,
  originOf,
  SUSPICIONS,
} from './message.ts'

/**
 * The inquiry for the dealer; a reply goes to the visitor. Subject and first lines, which are all that a phone's lock screen
 * shows, say what the visitor wants, when, and how to reach them. Links to the desk change nothing: mail scanners open them.
 */
export function dealerMail(mail: MailData): Message {
  const { inquiry, responseNote, siteUrl, hasDesk, dealerAddress } = mail
  const name = fullName(inquiry)
  const { what, when } = wishOf(inquiry)
  const subject = headerText(`${what}, ${name}`)
  const wish = [what, ...when].join(', ')
  const isSuspicious = inquiry.suspicions.length > 0
  const warnings = isSuspicious ? warningsOf(inquiry.suspicions) : []
  const lines = [
    ...linkedLines(mail),
    ...unlistedLines(inquiry.context),
    { label: 'Received', text: AT.format(inquiry.receivedAt) },
    { label: 'Sent from', text: [originOf(inquiry), inquiry.page].filter(Boolean).join(', ') },
    { label: 'Inquiry number', text: inquiry.id },
  ]
  const phone = phoneLink(inquiry.phone)
  const atDesk = hasDesk ? [{ href: `${siteUrl}/desk/inquiries/${inquiry.id}`, label: 'Answer at the desk' }] : []
  const answered = atDesk.map(({ href }) => ({ href: `${href}#answer-${inquiry.id}`, label: 'I answered by mail' }))
  const closing = [`Reply to this email to answer ${inquiry.firstName}.`, `The site told them: ${responseNote}`]
  return {
    to: dealerAddress,
    replyTo: { name: headerText(name), address: inquiry.email },
    subject: isSuspicious ? `[Suspicious] ${subject}` : subject,
    text: [
      `${wish}\n${name}, ${inquiry.phone}, ${inquiry.email}`,
      ...warnings,
      inquiry.message,
      linesAsText(lines),
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
      table(lines),
      ...closing.map(paragraph),
    ]),
  }
}

const NO_CONFIRMATION = 'No confirmation was sent to the address below: it may belong to someone else.'

function warningsOf(suspicions: MailData['inquiry']['suspicions']): string[] {
  const reasons = `This may not be from a person: ${suspicions.map((suspicion) => SUSPICIONS[suspicion]).join(', ')}.`
  return isConfirmed(suspicions) ? [reasons] : [reasons, NO_CONFIRMATION]
}
