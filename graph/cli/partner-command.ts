import { PARTNER_SCOPES } from '#graph/http/limits/caller.ts'
import type { PartnerKeyKind, PartnerScope } from '#graph/partners/partner-keys.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import type { ChangePosition } from '#graph/vehicle-changes/change-position.ts'
import { parseArguments } from './parse-arguments.ts'

export type PartnerCommand =
  | { name: 'list' }
  | { name: 'add'; partner: string; kind: PartnerKeyKind; scope?: PartnerScope; url?: string }
  | { name: 'rotate'; partner: string; kind: PartnerKeyKind; isSecret: boolean; keepSeconds: number }
  | { name: 'replay'; partner: string; from?: ChangePosition }
  | { name: 'show' | 'remove' | 'test' | 'deliveries'; partner: string }

const USAGE = `Usage: ${TYPED_COMMANDS.partners} COMMAND

  list                     all partners, and the state of their webhooks
  add NAME [--url URL]     adds a partner and shows its private key, once; with --url it gets changes of vehicles as webhooks,
                           and their secret is shown once too; for a known partner --url adds or moves the webhook
  add NAME --kind public   adds a key for pages, which anybody may read: it names the partner and raises no limit
  add NAME --scope inventory:write
                           adds a private key that also changes the stock
  add NAME --test          makes a test key and shows it, once: inquiries with it are checked, answered and reach nobody.
                           The partner's other test key ends
  show NAME                everything about one partner
  rotate NAME [--kind public] [--secret]
                           makes a new key, private or public, or a new secret of the webhook, and shows it once
  remove NAME              ends its keys and its webhook
  test NAME                sends one event, and shows the answer
  deliveries NAME          the last deliveries to its webhook
  replay NAME [--from …]   delivers again from a position or time; without --from the webhook only tries again at once

  --keep-old 24h           with rotate: the old one goes on for so many hours (h) or days (d), 30d at most, and else ends at once
  --from 2026-05-01T13:30Z a time, or a position that show prints`

const OPTIONS = {
  url: { type: 'string' },
  kind: { type: 'string' },
  scope: { type: 'string' },
  test: { type: 'boolean' },
  secret: { type: 'boolean' },
  'keep-old': { type: 'string' },
  from: { type: 'string' },
} as const

type Options = {
  url?: string
  kind?: string
  scope?: string
  test?: boolean
  secret?: boolean
  'keep-old'?: string
  from?: string
}

const OPTIONS_OF: Record<string, (keyof Options)[]> = {
  list: [],
  add: ['url', 'kind', 'scope', 'test'],
  show: [],
  rotate: ['kind', 'secret', 'keep-old'],
  remove: [],
  test: [],
  deliveries: [],
  replay: ['from'],
}

const SECONDS = { h: 3600, d: 86_400 }
const MOST_KEPT_SECONDS = 30 * SECONDS.d

/** Reads the command line; throws a StartError with the usage. */
export function parsePartnerCommand(args: string[]): PartnerCommand {
  const { values, positionals } = parseArguments(args, OPTIONS, USAGE)
  const [name = '', partner, ...rest] = positionals
  const allowed = Object.hasOwn(OPTIONS_OF, name) ? OPTIONS_OF[name]! : undefined
  const isWrong = Object.keys(values).some((option) => !allowed?.includes(option as keyof Options))
  if (!allowed || isWrong || rest.length > 0 || Boolean(partner) === (name === 'list')) throw new StartError(USAGE)
  return commandOf(name as PartnerCommand['name'], partner!, values)
}

function commandOf(name: PartnerCommand['name'], partner: string, values: Options): PartnerCommand {
  switch (name) {
    case 'list':
      return { name }
    case 'add':
      if (Object.keys(values).length > 1) throw new StartError(USAGE)
      return {
        name,
        partner: checkName(partner),
        kind: values.test ? 'test' : checkKind(values.kind),
        ...(values.scope && { scope: checkScope(values.scope) }),
        ...(values.url && { url: checkUrl(values.url) }),
      }
    case 'rotate':
      if (values.secret && values.kind) throw new StartError(USAGE)
      return {
        name,
        partner,
        kind: checkKind(values.kind),
        isSecret: Boolean(values.secret),
        keepSeconds: readDuration(values['keep-old']),
      }
    case 'replay':
      return { name, partner, ...(values.from && { from: readPosition(values.from) }) }
    default:
      return { name, partner }
  }
}

function checkName(name: string): string {
  if (!/^[\w-]{1,60}$/.test(name)) throw new StartError('A name has letters, digits, - and _, at most 60.')
  return name
}

function checkKind(kind = 'private'): PartnerKeyKind {
  if (kind !== 'private' && kind !== 'public') throw new StartError('--kind must be private or public.')
  return kind
}

function checkScope(scope: string): PartnerScope {
  const known = PARTNER_SCOPES.find((name) => name === scope)
  if (!known) throw new StartError(`--scope must be ${PARTNER_SCOPES.join(' or ')}.`)
  return known
}

/** Whether http is allowed is checked at each delivery. */
function checkUrl(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new StartError('--url must be an address such as https://partner.example/webhooks, without a password.')
  }
  return url.href
}

function readDuration(text: string | undefined): number {
  if (text === undefined) return 0
  const [, count, unit] = /^(\d{1,3})([hd])$/.exec(text) ?? []
  const seconds = Number(count) * SECONDS[unit as keyof typeof SECONDS]
  if (!(seconds <= MOST_KEPT_SECONDS)) throw new StartError('--keep-old must be a time such as 24h or 7d, at most 30d.')
  return seconds
}

/** The text of a position, which `readPosition` reads. */
export function positionText({ time, id }: ChangePosition): string {
  return id ? `${time.toISOString()},${id}` : time.toISOString()
}

function readPosition(text: string): ChangePosition {
  const [, timeText = '', id = ''] = /^([^,]*),?(.*)$/s.exec(text) ?? []
  const time = new Date(timeText)
  if (!(time.getTime() <= Date.now())) {
    throw new StartError('--from must be a past time such as 2026-05-01T13:30Z, or a position that show prints.')
  }
  return { time, id }
}
