import { reasonOfInquiry } from '#graph/contact/context/context-words.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { inWords, reasonNamed } from '#graph/dealer/reasons.ts'
import { canBeBought, saleOf } from '#graph/dealer/sale.ts'
import { html } from '#graph/shared/html.ts'
import { conditionOf } from '#graph/vehicles/json.ts'
import { TO_VISITOR } from './content.ts'
import { buttons, layout, paragraph, small, table } from './layout.ts'
import { factLines, linkedFacts, type MailFacts, type Message, pageOf, stateOf } from './message.ts'

const LONGEST_NAME = 40

/** Initials such as "J.R.", or letters of any script with their marks, apostrophes and hyphens. */
const WORD = String.raw`(?:(?:\p{L}\.)+|[\p{L}\p{M}'’-]+\.?)`
const PLAIN_NAME = new RegExp(`^${WORD}(?: ${WORD}){0,3}$`, 'u')

const isPlainName = (name: string) => name.length <= LONGEST_NAME && PLAIN_NAME.test(name)

/** The carts that a shopper can't buy today, with links to those like them. Who needs a part or a repair owns the cart. */
function unavailableCarts({ inquiry, vehicles, withdrawn, siteUrl }: MailFacts) {
  if (reasonNamed(reasonOfInquiry(inquiry)).interest !== 'sales') return []
  const away = vehicles.filter((vehicle) => !canBeBought(saleOf({ ...vehicle, condition: conditionOf(vehicle) })))
  return [...away, ...withdrawn].map(({ id, name }) => ({
    news: `The ${name} is ${stateOf(id, { vehicles, locations: [] })}`,
    href: `${pageOf(siteUrl, id)}#similar`,
    label: TO_VISITOR.similar(name),
  }))
}

/**
 * Confirms to the visitor that the inquiry has arrived. The address may be somebody else's, and the mail must not carry
 * spam to them: it repeats nothing of the message, greets only by a plain name, and describes the rest in our own words.
 */
export function visitorMail(mail: MailFacts): Message {
  const { inquiry, responseNote, dealerAddress } = mail
  const { label, href } = DEALER.lines.main
  const greeting = TO_VISITOR.greeting(isPlainName(inquiry.firstName) ? inquiry.firstName : '')
  const number = TO_VISITOR.number(inquiry.id)
  const thanks = inWords(reasonNamed(reasonOfInquiry(inquiry)).thanks, inquiry.vehicleName)
  const unavailable = unavailableCarts(mail)
  const news = unavailable.map((cart) => cart.news).join('. ')
  const received = news ? `${thanks.replace(/\.$/, '')}. ${TO_VISITOR.received}` : TO_VISITOR.received
  const facts = linkedFacts(mail)
  return {
    to: inquiry.email,
    replyTo: { name: DEALER.name, address: dealerAddress },
    subject: TO_VISITOR.subject(news && `${news}. `),
    text: [
      news ? `${news}.` : thanks,
      greeting,
      received,
      responseNote,
      ...unavailable.map((cart) => `${cart.label}: ${cart.href}`),
      ...(facts.length > 0 ? [`${TO_VISITOR.context}\n${factLines(facts)}`, TO_VISITOR.notReserved] : []),
      `${TO_VISITOR.hurry} ${label}`,
      number,
      TO_VISITOR.why(inquiry.source),
      DEALER.name,
    ].join('\n\n'),
    html: layout(news || thanks, [
      paragraph(greeting),
      paragraph(received),
      paragraph(html`<strong>${responseNote}</strong>`),
      ...(news ? [buttons(unavailable)] : []),
      ...(facts.length > 0 ? [paragraph(TO_VISITOR.context), table(facts), paragraph(TO_VISITOR.notReserved)] : []),
      paragraph(TO_VISITOR.hurry),
      buttons([{ href, label: `Call ${label}` }]),
      small(number),
      small(TO_VISITOR.why(inquiry.source)),
    ]),
  }
}
