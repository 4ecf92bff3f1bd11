import type { Partner } from '#graph/partners/partner.service.ts'
import type { PartnerWebhook, WebhookDelivery } from '#graph/partners/webhooks/webhook.service.ts'
import { positionText } from './partner-options.ts'
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

/** For the staff, in a few words. */
function webhookState({ failingSince, nextAttemptAt, lastError, disabledAt }: PartnerWebhook): string {
  if (disabledAt) return `disabled ${utc(disabledAt)}: ${lastError}`
  if (!failingSince) return 'delivering'
  return `failing since ${utc(failingSince)}, next try ${utc(nextAttemptAt!)}: ${lastError}`
}
