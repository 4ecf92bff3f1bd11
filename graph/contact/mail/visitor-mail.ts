import { reasonOfInquiry } from '#graph/contact/context/context-words.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { inWords, reasonNamed } from '#graph/dealer/reasons.ts'
import { html } from '#graph/shared/html.ts'
import { TO_VISITOR } from './content.ts'
import { buttons, layout, paragraph, small, table } from './layout.ts'
import { currentFacts, type MailFacts, type Message } from './message.ts'

const LONGEST_NAME = 40

/** Initials such as "J.R.", or letters of any script with their marks, apostrophes and hyphens. */
const WORD = String.raw`(?:(?:\p{L}\.)+|[\p{L}\p{M}'’-]+\.?)`
const PLAIN_NAME = new RegExp(`^${WORD}(?: ${WORD}){0,3}$`, 'u')

const isPlainName = (name: string) => name.length <= LONGEST_NAME && PLAIN_NAME.test(name)

/**
 * Confirms to the visitor that the inquiry has arrived. The address may be somebody else's, and the mail must not carry
 * spam to them: it repeats nothing of the message, greets only by a plain name, and describes the rest in our own words.
 */
export function visitorMail({ inquiry, vehicles, locations, responseNote, dealerAddress }: MailFacts): Message {
  const { label, href } = DEALER.lines.main
  const greeting = TO_VISITOR.greeting(isPlainName(inquiry.firstName) ? inquiry.firstName : '')
  const number = TO_VISITOR.number(inquiry.id)
  const title = inWords(reasonNamed(reasonOfInquiry(inquiry)).thanks, inquiry.vehicleName)
  const facts = currentFacts({ inquiry, vehicles, locations })
  const rows = facts.map(({ label: name, text }): [string, string] => [name, text])
  const factLines = rows.map(([name, text]) => `${name}: ${text}`).join('\n')
  return {
    to: inquiry.email,
    replyTo: { name: DEALER.name, address: dealerAddress },
    subject: TO_VISITOR.subject,
    text: [
      title,
      greeting,
      TO_VISITOR.received,
      responseNote,
      ...(facts.length > 0 ? [`${TO_VISITOR.context}\n${factLines}`, TO_VISITOR.notReserved] : []),
      `${TO_VISITOR.hurry} ${label}`,
      number,
      TO_VISITOR.why,
      DEALER.name,
    ].join('\n\n'),
    html: layout(title, [
      paragraph(greeting),
      paragraph(TO_VISITOR.received),
      paragraph(html`<strong>${responseNote}</strong>`),
      ...(facts.length > 0 ? [paragraph(TO_VISITOR.context), table(rows), paragraph(TO_VISITOR.notReserved)] : []),
      paragraph(TO_VISITOR.hurry),
      buttons([{ href, label: `Call ${label}` }]),
      small(number),
      small(TO_VISITOR.why),
    ]),
  }
}
