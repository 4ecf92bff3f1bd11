import { contextFacts, unlistedFacts } from '#graph/contact/context/context-words.ts'
import type { Inquiry } from '#graph/contact/inquiries/inquiry.service.ts'
import type { InquiryMailState } from '#graph/contact/mail/inquiry-mails.ts'
import { REASONS } from '#graph/dealer/reasons.ts'
import { dealerTime, escapeUnprintable, type TextColumn, textTable, withSingleSpaces } from './terminal-text.ts'

const MESSAGE_WIDTH = 60

const COLUMNS: TextColumn<Inquiry>[] = [
  ['RECEIVED', ({ receivedAt }) => dealerTime(receivedAt)],
  ['STATUS', ({ status, suspicions }) => (suspicions.length > 0 ? `${status}, suspicious` : status)],
  ['NAME', ({ firstName, lastName }) => `${firstName} ${lastName}`],
  ['EMAIL', ({ email }) => email],
  ['PHONE', ({ phone }) => phone],
  ['INTEREST', ({ interest }) => interest],
  ['VEHICLE', chosenInShort],
  ['ID', ({ id }) => id],
  ['MESSAGE', ({ message }) => shorten(message)],
]

/** Ids of the carts, the day of the test drive, the length of the rental. */
function chosenInShort({ vehicleId, context }: Inquiry): string {
  const { reason, unlistedVehicle, testDrive, vehicles, rental } = context ?? {}
  const parts = [
    reason && REASONS[reason],
    vehicleId ?? unlistedVehicle,
    testDrive && `test drive on ${testDrive.day}`,
    vehicles && `compares ${vehicles.map(({ id }) => id).join(', ')}`,
    rental && `rents ${rental.cart} for ${rental.days} days`,
  ]
  return parts.filter(Boolean).join('; ') || '-'
}

/** All fields of each inquiry; times are ISO 8601 in UTC. */
export function inquiriesAsJson(inquiries: Inquiry[]): string {
  return `${escapeUnprintable(JSON.stringify(inquiries, null, 2))}\n`
}

/** One line for each inquiry under a line of headings; long messages are cut. */
export function inquiriesAsTable(inquiries: Inquiry[]): string {
  return inquiries.length === 0 ? 'No inquiries yet.\n' : textTable(COLUMNS, inquiries)
}

/** All facts of one inquiry, its whole message, and the states of its mails. */
export function inquiryAsText({ message, mails, suspicions, ...inquiry }: Inquiry): string {
  const facts: [string, string | null][] = [
    ['Number', inquiry.id],
    ['Received', dealerTime(inquiry.receivedAt)],
    ['Status', inquiry.status],
    ['Suspicious', suspicions.join(', ')],
    ['Name', `${inquiry.firstName} ${inquiry.lastName}`.trim()],
    ['E-mail', inquiry.email],
    ['Phone', inquiry.phone],
    ['Interest', inquiry.interest],
    ['Vehicle', inquiry.vehicleId && `${inquiry.vehicleId} (${inquiry.vehicleName}, ${inquiry.vehiclePrice} USD)`],
    ...[...contextFacts(inquiry.context), ...unlistedFacts(inquiry.context)].map(
      ({ label, text }): [string, string] => [label, text],
    ),
    ['Source', inquiry.source],
    ['Page', inquiry.page],
    ['Partner', inquiry.partner],
    ['Erased', inquiry.erasedAt && dealerTime(inquiry.erasedAt)],
    ...mails.map((mail): [string, string] => [`Mail to ${mail.kind}`, mailAsText(mail)]),
  ]
  const lines = facts
    .filter(([, value]) => value)
    .map(([label, value]) => `${label.padEnd(15)} ${withSingleSpaces(value!)}`)
  return `${escapeUnprintable([...lines, '', message].join('\n'))}\n`
}

function mailAsText({ status, sentAt, attempts, lastError }: InquiryMailState): string {
  if (sentAt) return `sent ${dealerTime(sentAt)}`
  return lastError ? `${status} after ${attempts} attempts: ${lastError}` : status
}

function shorten(message: string): string {
  const characters = [...withSingleSpaces(message)]
  return characters.length > MESSAGE_WIDTH ? `${characters.slice(0, MESSAGE_WIDTH).join('')}…` : characters.join('')
}
