import { reasonOfInquiry } from '#graph/contact/context/context-words.ts'
import type { InquirySource } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { inWords, reasonNamed } from '#graph/dealer/reasons.ts'
import { canBeBought, saleOf } from '#graph/dealer/sale.ts'
import { html } from '#graph/shared/html.ts'
import { conditionOf } from '#graph/vehicles/json.ts'
import { buttons, layout, paragraph, small, table } from './layout.ts'
import { linesAsText, linkedLines, type MailData, type Message, pageOf, stateOf } from './message.ts'

const RECEIVED = 'A person on our team will read your message.'
const CONTEXT = "You're asking about:"
const NOT_RESERVED =
  "Prices are current as of your message. Estimates aren't an offer of credit. Nothing is reserved yet."
const HURRY = 'In a hurry? Call us during business hours:'

/** A partner's name is left out: anybody can claim one. */
const whyOf = (source: InquirySource) => {
  const by =
    source === 'form'
      ? `entered this address in the contact form of ${DEALER.name}`
      : `gave this address in a message to ${DEALER.name}, on another website or in another program`
  return `You got this email because someone ${by}. If it wasn't you, you can ignore it.`
}

const LONGEST_NAME = 40

/** Initials such as "J.R.", or letters of any script with their marks, apostrophes and hyphens. */
const WORD = String.raw`(?:(?:\p{L}\.)+|[\p{L}\p{M}'’-]+\.?)`
const PLAIN_NAME = new RegExp(`^${WORD}(?: ${WORD}){0,3}$`, 'u')

const isPlainName = (name: string) => name.length <= LONGEST_NAME && PLAIN_NAME.test(name)

/** The carts that a shopper can't buy today, with links to those like them. Who needs a part or a repair owns the cart. */
function unavailableCarts({ inquiry, vehicles, withdrawn, siteUrl }: MailData) {
  if (reasonNamed(reasonOfInquiry(inquiry)).interest !== 'sales') return []
  const away = vehicles.filter((vehicle) => !canBeBought(saleOf({ ...vehicle, condition: conditionOf(vehicle) })))
  return [...away, ...withdrawn].map(({ id, name }) => ({
    news: `The ${name} is ${stateOf(id, { vehicles, locations: [] })}`,
    href: `${pageOf(siteUrl, id)}#similar`,
    label: `Carts like the ${name}`,
  }))
}

/**
 * Confirms to the visitor that the inquiry has arrived. The address may be somebody else's, and the mail must not carry
 * spam to them: it repeats nothing of the message, greets only by a plain name, and describes the rest in our own words.
 */
export function visitorMail(mail: MailData): Message {
  const { inquiry, responseNote, dealerAddress } = mail
  const { label, href } = DEALER.lines.main
  const greeting = isPlainName(inquiry.firstName) ? `Hello ${inquiry.firstName},` : 'Hello,'
  const number = `Inquiry number: ${inquiry.id}`
  const why = whyOf(inquiry.source)
  const thanks = inWords(reasonNamed(reasonOfInquiry(inquiry)).thanks, inquiry.vehicleName)
  const unavailable = unavailableCarts(mail)
  const news = unavailable.map((cart) => cart.news).join('. ')
  const received = news ? `${thanks.replace(/\.$/, '')}. ${RECEIVED}` : RECEIVED
  const lines = linkedLines(mail)
  return {
    to: inquiry.email,
    replyTo: { name: DEALER.name, address: dealerAddress },
    subject: `${news && `${news}. `}We got your message: ${DEALER.name}`,
    text: [
      news ? `${news}.` : thanks,
      greeting,
      received,
      responseNote,
      ...unavailable.map((cart) => `${cart.label}: ${cart.href}`),
      ...(lines.length > 0 ? [`${CONTEXT}\n${linesAsText(lines)}`, NOT_RESERVED] : []),
      `${HURRY} ${label}`,
      number,
      why,
      DEALER.name,
    ].join('\n\n'),
    html: layout(news || thanks, [
      paragraph(greeting),
      paragraph(received),
      paragraph(html`<strong>${responseNote}</strong>`),
      ...(news ? [buttons(unavailable)] : []),
      ...(lines.length > 0 ? [paragraph(CONTEXT), table(lines), paragraph(NOT_RESERVED)] : []),
      paragraph(HURRY),
      buttons([{ href, label: `Call ${label}` }]),
      small(number),
      small(why),
    ]),
  }
}
