import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { PartnerService } from '#graph/partners/partner.service.ts'
import { SecretCipher } from '#graph/partners/webhooks/secret-cipher.ts'
import { WebhookQueue } from '#graph/partners/webhooks/webhook-queue.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { type Finding, fail, ok, reasonOf, warn } from './finding.ts'

const LATE_MS = 3_600_000

/** Names the partners whose webhook gets no changes. */
export async function checkWebhooks(
  database: DataSource,
  { webhookKey }: Pick<Config, 'webhookKey'>,
): Promise<Finding> {
  const partners = (await new PartnerService(database).list()).filter(({ webhook }) => webhook)
  if (partners.length === 0) return ok('No partner has a webhook.')
  if (!webhookKey) return fail('WEBHOOK_KEY is not set: nothing is delivered to webhooks.')
  const unreadable = await findUnreadable(database, new SecretCipher(webhookKey), partners)
  if (unreadable) return fail(`${unreadable}. Set that one, or run "${TYPED_COMMANDS.partners} rotate NAME --secret".`)

  const namesOf = (list: typeof partners) =>
    list.map(({ name, webhook }) => `${name} (${reasonOf({ message: webhook!.lastError })})`).join(', ')
  const disabled = partners.filter(({ webhook }) => webhook!.disabledAt)
  if (disabled.length > 0) {
    return warn(`Disabled: ${namesOf(disabled)}. Ask the partner, then ${TYPED_COMMANDS.partners} replay NAME.`)
  }
  const failing = partners.filter(({ webhook }) => webhook!.failingSince)
  if (failing.length > 0) return warn(`Failing, and tried again for three days: ${namesOf(failing)}.`)
  const late = partners.filter(({ webhook }) => Date.now() - Number(webhook!.pendingSince ?? Date.now()) > LATE_MS)
  if (late.length > 0) {
    const names = late.map(({ name }) => name).join(', ')
    return warn(`Changes have waited for more than an hour: ${names}. Does a process run jobs with WEBHOOK_KEY?`)
  }
  return ok(`No webhook of ${partners.length} fails.`)
}

async function findUnreadable(
  database: DataSource,
  cipher: SecretCipher,
  partners: { name: string }[],
): Promise<string | undefined> {
  for (const { name } of partners) {
    const endpoint = await new WebhookQueue(database).find(name)
    try {
      for (const secret of endpoint?.secrets ?? []) cipher.open(secret, name)
    } catch (error) {
      return (error as Error).message
    }
  }
  return undefined
}
