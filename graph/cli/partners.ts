import type { DataSource } from 'typeorm'
import { type Config, loadConfig } from '#graph/config.ts'
import { interruptible } from '#graph/database/interruptible.ts'
import { requireMigrations } from '#graph/database/require-migrations.ts'
import { checkTarget } from '#graph/http/outbound/public-address.ts'
import { type Partner, type PartnerKey, PartnerService } from '#graph/partners/partner.service.ts'
import type { PartnerKeyKind } from '#graph/partners/partner-keys.ts'
import { testEvent } from '#graph/partners/webhooks/event.ts'
import { SecretCipher } from '#graph/partners/webhooks/secret-cipher.ts'
import { WebhookService } from '#graph/partners/webhooks/webhook.service.ts'
import { WebhookClient } from '#graph/partners/webhooks/webhook-client.ts'
import { WebhookQueue } from '#graph/partners/webhooks/webhook-queue.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { openDatabase } from '#graph/start/open-database.ts'
import type { ChangePosition } from '#graph/vehicle-changes/change-position.ts'
import { type PartnerCommand, parsePartnerCommand, positionText } from './partner-command.ts'
import { deliveriesAsTable, partnerAsText, partnersAsTable } from './partner-list.ts'
import { print } from './print.ts'
import { counted, escapeUnprintable } from './terminal-text.ts'
import { printDatabase } from './which-database.ts'

const SHOWN_ONCE = "You won't see it again."
const SHOWN_CHARACTERS = 500

await runCommand(async (onInterrupt) => {
  const command = parsePartnerCommand(process.argv.slice(2))
  const config = loadConfig()
  const database = await openDatabase(config, { prepare: requireMigrations })
  try {
    onInterrupt(interruptible(database.dataSource))
    await printDatabase(database.dataSource, config)
    print(await run(command, database.dataSource, config))
  } finally {
    await database.close()
  }
})

/** Runs the command and returns the text to print. */
async function run(command: PartnerCommand, database: DataSource, config: Config): Promise<string> {
  const partners = new PartnerService(database)
  if (command.name === 'list') return partnersAsTable(await partners.list())
  if (command.name === 'add') return add(command, database, config)
  const partner = await existing(partners, command.partner)
  switch (command.name) {
    case 'show':
      return partnerAsText(partner)
    case 'rotate':
      return rotate(command, partner, database, config)
    case 'remove':
      await partners.remove(partner.name)
      return `${partner.name} is removed: its keys and its webhook have ended.\n`
    case 'test':
      return test(partner.name, database, config)
    case 'deliveries':
      return deliveriesAsTable(await new WebhookService(database).deliveries(partner.name))
    case 'replay':
      return replay(command, partner, database)
  }
}

async function add(
  { partner: name, kind, scope, url }: Extract<PartnerCommand, { name: 'add' }>,
  database: DataSource,
  config: Config,
) {
  const partners = new PartnerService(database)
  if (kind === 'test') return shown(`Test key of ${name}`, await partners.addTestKey(name))
  const known = await partners.find(name)
  if (url) return addWebhook({ name, url, known }, database, config)
  const scopes = scope ? [scope] : []
  const isSame = (key: PartnerKey) => key.kind === kind && !key.endsAt && key.scopes.join() === scopes.join()
  if (known?.keys.some(isSame)) {
    throw new StartError(`${name} already has such a ${kind} key: use "rotate" for a new one.`)
  }
  return shown(`${kind === 'public' ? 'Public' : 'Private'} key of ${name}`, await partners.add(name, kind, scopes))
}

async function addWebhook(
  { name, url, known }: { name: string; url: string; known: Partner | undefined },
  database: DataSource,
  config: Config,
) {
  await checkReachable(url, config)
  const cipher = cipherOf(config)
  const webhooks = new WebhookService(database)
  if (known?.webhook) {
    await webhooks.move(name, url)
    return `The webhook of ${name} goes on at ${url}, with its secret.\n`
  }
  if (known) return shown(`Webhook secret of ${name}`, await webhooks.add(name, url, cipher))
  const { key, secret } = await new PartnerService(database).addWithWebhook(name, url, cipher)
  return shown(`Private key of ${name}`, key) + shown(`Webhook secret of ${name}`, secret)
}

function shown(what: string, secret: string): string {
  return `${what}: ${secret}\n${SHOWN_ONCE}\n`
}

async function rotate(
  { kind, isSecret, keepSeconds }: { kind: PartnerKeyKind; isSecret: boolean; keepSeconds: number },
  { name, webhook }: Partner,
  database: DataSource,
  config: Config,
) {
  if (isSecret && !webhook) throw withoutWebhook(name)
  const line = isSecret
    ? `New webhook secret of ${name}: ${await new WebhookService(database).rotateSecret(name, keepSeconds, cipherOf(config))}`
    : `New ${kind} key of ${name}: ${await new PartnerService(database).rotateKey(name, keepSeconds, kind)}`
  const old = keepSeconds > 0 ? `The old one ends in ${counted(keepSeconds / 3600, 'hour')}.` : 'The old one has ended.'
  return `${line}\n${SHOWN_ONCE} ${old}\n`
}

async function test(name: string, database: DataSource, config: Config) {
  const endpoint = await new WebhookQueue(database).find(name)
  if (!endpoint) throw withoutWebhook(name)
  const client = new WebhookClient(cipherOf(config), config.allowsLocalWebhooks)
  const { status, error, milliseconds, body } = await client.post(endpoint, testEvent(name))
  client.close()
  if (error) process.exitCode = 1
  const result = `${error ?? `accepted with HTTP ${status}`}, after ${milliseconds} ms`
  return escapeUnprintable(`${[result, body.slice(0, SHOWN_CHARACTERS)].join('\n').trimEnd()}\n`)
}

async function replay(
  { from }: { from?: ChangePosition },
  { name, webhook }: Partner,
  database: DataSource,
): Promise<string> {
  if (!webhook) throw withoutWebhook(name)
  await new WebhookService(database).replay(name, from)
  const { position, pending } = (await existing(new PartnerService(database), name)).webhook!
  return `${name} gets ${counted(pending, 'change')}, behind ${positionText(position)}.\n`
}

async function existing(partners: PartnerService, name: string): Promise<Partner> {
  const partner = await partners.find(name)
  if (!partner) throw new StartError(`There is no partner ${name}.`)
  return partner
}

async function checkReachable(url: string, { allowsLocalWebhooks }: Config): Promise<void> {
  try {
    await checkTarget(new URL(url), allowsLocalWebhooks)
  } catch (error) {
    throw new StartError(`Nothing can be sent to ${url}: ${(error as Error).message}.`)
  }
}

function cipherOf({ webhookKey }: Config): SecretCipher {
  if (!webhookKey) throw new StartError('WEBHOOK_KEY is not set: "openssl rand -base64 32" makes one.')
  return new SecretCipher(webhookKey)
}

function withoutWebhook(name: string): StartError {
  return new StartError(`${name} has no webhook: add one by "add ${name} --url https://…".`)
}
