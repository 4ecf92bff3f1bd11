import { PARTNER_SCOPES, type PartnerScope } from '#graph/api/partner-key.ts'
import type { Partner } from '#graph/partners/partner.service.ts'
import type { PartnerWebhook, WebhookDelivery } from '#graph/partners/webhooks/webhook.service.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import type { ChangePosition } from '#graph/vehicle-changes/vehicle-change.result.ts'
import { escapeUnprintable, type TextColumn, textTable, utc, withSingleSpaces } from './terminal-text.ts'

const PARTNERS: TextColumn<Partner>[] = [
  ['NAME', ({ name }) => name],
  ['KEYS', ({ keys }) => String(keys.length)],
  ['WEBHOOK', ({ webhook }) => webhook?.url ?? '-'],
  ['STATE', ({ webhook }) => (webhook ? webhookState(webhook) : '-')],
]

const DELIVERIES: TextColumn<WebhookDelivery>[] = [
  ['SENT (UTC)', ({ sentAt }) => utc(sentAt)],
  ['RESULT', ({ error }) => error ?? 'accepted'],
  ['MS', ({ milliseconds }) => String(milliseconds)],
  ['TYPE', ({ type }) => type],
  ['VEHICLE', ({ vehicleId }) => vehicleId],
  ['WEBHOOK-ID', ({ eventId }) => eventId],
]

export function partnersAsTable(partners: Partner[]): string {
  return partners.length === 0 ? 'No partners yet.\n' : textTable(PARTNERS, partners)
}

export function deliveriesAsTable(deliveries: WebhookDelivery[]): string {
  return deliveries.length === 0 ? 'No deliveries yet.\n' : textTable(DELIVERIES, deliveries)
}

/** All facts of one partner, but neither key nor secret. */
export function partnerAsText({ name, addedAt, keys, webhook }: Partner): string {
  const facts: [string, string][] = [
    ['Name', name],
    ['Added (UTC)', utc(addedAt)],
    ...keys.map((key): [string, string] => [
      'Key',
      `${key.prefix}…${key.scopes.map((scope) => `, ${scope}`).join('')}, added ${utc(key.addedAt)}${key.endsAt ? `, ends ${utc(key.endsAt)}` : ''}`,
    ]),
    ...(webhook ? webhookFacts(webhook) : [['Webhook', 'none'] as [string, string]]),
  ]
  const lines = facts.map(([label, value]) => `${label.padEnd(16)}${withSingleSpaces(value)}`)
  return `${escapeUnprintable(lines.join('\n'))}\n`
}

function webhookFacts(webhook: PartnerWebhook): [string, string][] {
  return [
    ['Webhook', webhook.url],
    ...(webhook.oldSecretEndsAt ? [['Old secret', `ends ${utc(webhook.oldSecretEndsAt)}`] as [string, string]] : []),
    ['State', webhookState(webhook)],
    ['Position', positionText(webhook.position)],
    ['Changes to send', String(webhook.pending)],
  ]
}

function webhookState({ failingSince, nextAttemptAt, lastError, disabledAt }: PartnerWebhook): string {
  if (disabledAt) return `disabled ${utc(disabledAt)}: ${lastError}`
  if (!failingSince) return 'delivering'
  return `failing since ${utc(failingSince)}, next try ${utc(nextAttemptAt!)}: ${lastError}`
}

const SECONDS = { h: 3600, d: 86_400 }
const MOST_KEPT_SECONDS = 30 * SECONDS.d

export function checkName(name: string): string {
  if (!/^[\w-]{1,60}$/.test(name)) throw new StartError('A name has letters, digits, - and _, at most 60.')
  return name
}

export function checkScope(scope: string): PartnerScope {
  const known = PARTNER_SCOPES.find((name) => name === scope)
  if (!known) throw new StartError(`--scope must be ${PARTNER_SCOPES.join(' or ')}.`)
  return known
}

/** Whether http is allowed is checked at each delivery. */
export function checkUrl(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new StartError('--url must be an address such as https://partner.example/webhooks, without a password.')
  }
  return url.href
}

export function readDuration(text: string | undefined): number {
  if (text === undefined) return 0
  const [, count, unit] = /^(\d{1,3})([hd])$/.exec(text) ?? []
  const seconds = Number(count) * SECONDS[unit as keyof typeof SECONDS]
  if (!(seconds <= MOST_KEPT_SECONDS)) throw new StartError('--keep-old must be a time such as 24h or 7d, at most 30d.')
  return seconds
}

/** The text of a position, which `readPosition` reads. */
export const positionText = ({ time, id }: ChangePosition): string =>
  id ? `${time.toISOString()},${id}` : time.toISOString()

export function readPosition(text: string): ChangePosition {
  const [, timeText = '', id = ''] = /^([^,]*),?(.*)$/s.exec(text) ?? []
  const time = new Date(timeText)
  if (!(time.getTime() <= Date.now()))
    throw new StartError('--from must be a past time such as 2026-05-01T13:30Z, or a position that show prints.')
  return { time, id }
}
