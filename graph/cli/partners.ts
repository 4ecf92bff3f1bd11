import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { checkTarget } from '#graph/outbound/public-connections.ts'
import { type Partner, type PartnerKey, PartnerService } from '#graph/partners/partner.service.ts'
import { testEvent } from '#graph/partners/webhooks/event.ts'
import { SecretCipher } from '#graph/partners/webhooks/secret-cipher.ts'
import { WebhookService } from '#graph/partners/webhooks/webhook.service.ts'
import { WebhookClient } from '#graph/partners/webhooks/webhook-client.ts'
import { WebhookQueue } from '#graph/partners/webhooks/webhook-queue.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { deliveriesAsTable, partnerAsText, partnersAsTable } from './partner-list.ts'
import { checkName, checkScope, checkUrl, positionText, readDuration, readPosition } from './partner-options.ts'
import { ONE_WORD, runProgram, type Work } from './program.ts'
import { counted, escapeUnprintable } from './terminal-text.ts'

const USAGE = `Usage: ${TYPED_COMMANDS.partners} COMMAND

  list                     all partners, and the state of their webhooks
  add NAME [--url URL]     adds a partner and shows its key, once; with --url it gets changes of vehicles as webhooks,
                           and their secret is shown once too; for a known partner --url adds or moves the webhook
  add NAME --scope inventory:write
                           adds a key that also changes the stock
  show NAME                everything about one partner
  rotate NAME [--secret]   makes a new key, or a new secret of the webhook, and shows it once;
                           the key takes the place of all of the partner's, and has their scopes
  remove NAME              ends its keys and its webhook
  test NAME                sends one event, and shows the answer
  deliveries NAME          the last deliveries to its webhook
  replay NAME [--from …]   delivers again from a position or time; without --from the webhook only tries again at once

  --keep-old 24h           with rotate: the old ones go on for so many hours (h) or days (d), 30d at most, and else end at once
  --from 2026-05-01T13:30Z a time, or a position that show prints`

const OPTIONS = {
  url: { type: 'string' },
  scope: { type: 'string' },
  secret: { type: 'boolean' },
  'keep-old': { type: 'string' },
  from: { type: 'string' },
} as const

type PartnerWork = Work<typeof OPTIONS>

const SHOWN_ONCE = "You won't see it again."
const SHOWN_CHARACTERS = 500

await runProgram({
  usage: USAGE,
  options: OPTIONS,
  commands: {
    list: { run: async ({ database }) => partnersAsTable(await new PartnerService(database).list()) },
    add: { words: ONE_WORD, options: ['url', 'scope'], run: add },
    show: { words: ONE_WORD, run: async (work) => partnerAsText(await existing(work)) },
    rotate: { words: ONE_WORD, options: ['secret', 'keep-old'], run: rotate },
    remove: { words: ONE_WORD, run: remove },
    test: { words: ONE_WORD, run: test },
    deliveries: { words: ONE_WORD, run: deliveries },
    replay: { words: ONE_WORD, options: ['from'], run: replay },
  },
})

async function add({ words, options, database, config }: PartnerWork): Promise<string> {
  if (options.url && options.scope) throw new StartError('Run add once for each of --url and --scope.')
  const name = checkName(words[0]!)
  const partners = new PartnerService(database)
  const scopes = options.scope ? [checkScope(options.scope)] : []
  const known = await partners.find(name)
  if (options.url) return addWebhook({ name, url: checkUrl(options.url), known }, database, config)
  const isSame = (key: PartnerKey) => !key.endsAt && key.scopes.join() === scopes.join()
  if (known?.keys.some(isSame)) throw new StartError(`${name} already has such a key: use "rotate" for a new one.`)
  return shown(`Key of ${name}`, await partners.add(name, scopes))
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
  return shown(`Key of ${name}`, key) + shown(`Webhook secret of ${name}`, secret)
}

function shown(what: string, secret: string): string {
  return `${what}: ${secret}\n${SHOWN_ONCE}\n`
}

async function rotate(work: PartnerWork): Promise<string> {
  const { options, database, config } = work
  const keepSeconds = readDuration(options['keep-old'])
  const { name, webhook } = await existing(work)
  if (options.secret && !webhook) throw withoutWebhook(name)
  const line = options.secret
    ? `New webhook secret of ${name}: ${await new WebhookService(database).rotateSecret(name, keepSeconds, cipherOf(config))}`
    : `New key of ${name}: ${await new PartnerService(database).rotateKey(name, keepSeconds)}`
  const old =
    keepSeconds > 0 ? `What was before ends in ${counted(keepSeconds / 3600, 'hour')}.` : 'What was before has ended.'
  return `${line}\n${SHOWN_ONCE} ${old}\n`
}

async function remove(work: PartnerWork): Promise<string> {
  const { name } = await existing(work)
  await new PartnerService(work.database).remove(name)
  return `${name} is removed: its keys and its webhook have ended.\n`
}

async function test(work: PartnerWork): Promise<string> {
  const { database, config } = work
  const { name } = await existing(work)
  const endpoint = await new WebhookQueue(database).find(name)
  if (!endpoint) throw withoutWebhook(name)
  const client = new WebhookClient(cipherOf(config), config.allowsLocalWebhooks)
  const { status, error, milliseconds, body } = await client.post(endpoint, testEvent(name))
  client.close()
  if (error) process.exitCode = 1
  const result = `${error ?? `accepted with HTTP ${status}`}, after ${milliseconds} ms`
  return escapeUnprintable(`${[result, body.slice(0, SHOWN_CHARACTERS)].join('\n').trimEnd()}\n`)
}

async function deliveries(work: PartnerWork): Promise<string> {
  const { name } = await existing(work)
  return deliveriesAsTable(await new WebhookService(work.database).deliveries(name))
}

async function replay(work: PartnerWork): Promise<string> {
  const from = work.options.from === undefined ? undefined : readPosition(work.options.from)
  const { name, webhook } = await existing(work)
  if (!webhook) throw withoutWebhook(name)
  await new WebhookService(work.database).replay(name, from)
  const { position, pending } = (await existing(work)).webhook!
  return `${name} gets ${counted(pending, 'change')}, behind ${positionText(position)}.\n`
}

async function existing({ words: [name], database }: PartnerWork): Promise<Partner> {
  const partner = await new PartnerService(database).find(name!)
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
