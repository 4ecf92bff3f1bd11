import type { DataSource } from 'typeorm'
import { type Config, loadConfig } from '#graph/config.ts'
import { interruptible } from '#graph/database/interruptible.ts'
import { openDatabase } from '#graph/database/open-database.ts'
import { requireMigrations } from '#graph/database/require-migrations.ts'
import { type Partner, PartnerService } from '#graph/partners/partner.service.ts'
import { testEvent } from '#graph/partners/webhooks/event.ts'
import { postEvent } from '#graph/partners/webhooks/post-event.ts'
import { SecretBox } from '#graph/partners/webhooks/secret-box.ts'
import { Sender } from '#graph/partners/webhooks/sender.ts'
import { findEndpoint } from '#graph/partners/webhooks/webhook-endpoints.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import type { ChangePosition } from '#graph/vehicle-changes/vehicle-change.sql.ts'
import { type PartnerCommand, parsePartnerCommand, positionText } from './partner-command.ts'
import { deliveriesAsTable, partnerAsText, partnersAsTable } from './partner-list.ts'
import { print } from './print.ts'
import { escapeUnprintable } from './terminal-text.ts'

const SHOWN_ONCE = 'It is shown this once.'
const SHOWN_CHARACTERS = 500

await runCommand(async (onInterrupt) => {
  const command = parsePartnerCommand(process.argv.slice(2))
  const config = loadConfig()
  const database = await openDatabase(config, { prepare: requireMigrations })
  try {
    onInterrupt(interruptible(database.dataSource))
    print(await run(command, database.dataSource, config))
  } finally {
    await database.close()
  }
})

/** Runs the command and returns the text to print. */
async function run(command: PartnerCommand, database: DataSource, config: Config): Promise<string> {
  const partners = new PartnerService(database)
  if (command.name === 'list') return partnersAsTable(await partners.list())
  if (command.name === 'add') return add(command, partners, config)
  const partner = await existing(partners, command.partner)
  switch (command.name) {
    case 'show':
      return partnerAsText(partner)
    case 'rotate':
      return rotate(command, partner, partners, config)
    case 'remove':
      await partners.remove(partner.name)
      return `${partner.name} is removed: its keys and its webhook have ended.\n`
    case 'test':
      return test(partner.name, database, config)
    case 'deliveries':
      return deliveriesAsTable(await partners.deliveries(partner.name))
    case 'replay':
      return replay(command, partner, partners)
  }
}

async function add(
  { partner: name, url, isTest }: { partner: string; url?: string; isTest?: true },
  partners: PartnerService,
  config: Config,
) {
  if (isTest) return `Test key of ${name}: ${await partners.addTestKey(name)}\n${SHOWN_ONCE}\n`
  const known = await partners.find(name)
  if (known && !url) throw new StartError(`There is a partner ${name} already: "rotate" makes a new key.`)
  if (url?.startsWith('http:') && !config.allowsLocalWebhooks) throw new StartError('--url must be an https address.')
  const box = url ? boxOf(config) : undefined
  const lines: string[] = []
  if (!known) lines.push(`Key of ${name}: ${await partners.add(name)}`, SHOWN_ONCE)
  if (url && known?.webhook) {
    await partners.moveWebhook(name, url)
    lines.push(`The webhook of ${name} goes on at ${url}, with its secret.`)
  } else if (url) {
    lines.push(`Webhook secret of ${name}: ${await partners.addWebhook(name, url, box!)}`, SHOWN_ONCE)
  }
  return `${lines.join('\n')}\n`
}

async function rotate(
  { isSecret, keepSeconds }: { isSecret: boolean; keepSeconds: number },
  { name, webhook }: Partner,
  partners: PartnerService,
  config: Config,
) {
  if (isSecret && !webhook) throw withoutWebhook(name)
  const line = isSecret
    ? `New webhook secret of ${name}: ${await partners.rotateSecret(name, keepSeconds, boxOf(config))}`
    : `New key of ${name}: ${await partners.rotateKey(name, keepSeconds)}`
  const old = keepSeconds > 0 ? `The old one ends in ${keepSeconds / 3600} hours.` : 'The old one has ended.'
  return `${line}\n${SHOWN_ONCE} ${old}\n`
}

async function test(name: string, database: DataSource, config: Config) {
  const endpoint = await findEndpoint(database, name)
  if (!endpoint) throw withoutWebhook(name)
  const sender = new Sender(config.allowsLocalWebhooks)
  const { status, error, milliseconds, body } = await postEvent(sender, boxOf(config), endpoint, testEvent(name))
  sender.close()
  if (error) process.exitCode = 1
  const result = `${error ?? `accepted with HTTP ${status}`}, after ${milliseconds} ms`
  return escapeUnprintable(`${[result, body.slice(0, SHOWN_CHARACTERS)].join('\n').trimEnd()}\n`)
}

async function replay(
  { from }: { from?: ChangePosition },
  { name, webhook }: Partner,
  partners: PartnerService,
): Promise<string> {
  if (!webhook) throw withoutWebhook(name)
  await partners.replay(name, from)
  const { position, pending } = (await existing(partners, name)).webhook!
  return `${name} gets ${pending} changes, those behind ${positionText(position)}.\n`
}

async function existing(partners: PartnerService, name: string): Promise<Partner> {
  const partner = await partners.find(name)
  if (!partner) throw new StartError(`There is no partner ${name}.`)
  return partner
}

function boxOf({ webhookKey }: Config): SecretBox {
  if (!webhookKey) throw new StartError('WEBHOOK_KEY is not set: "openssl rand -base64 32" makes one.')
  return new SecretBox(webhookKey)
}

const withoutWebhook = (name: string) =>
  new StartError(`${name} has no webhook: "add ${name} --url https://…" gives it one.`)
