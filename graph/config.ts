import { isIP } from 'node:net'
import { join } from 'node:path'
import { object, string, ValidationError } from 'yup'
import { DEALER } from '#graph/dealer/dealer.ts'
import { mailbox } from '#graph/shared/mail-address.ts'
import { CONTACT_INQUIRIES, LIMITS, RATE } from './api/limits.ts'
import { StartError } from './runtime/start-error.ts'
import releases from './schema-changelog.json' with { type: 'json' }

/** The day of the latest release of the API. */
export const RELEASE = releases[0]!.date

const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const
const MOST_DRAIN_SECONDS = 3

/** A variable whose value, where there is one, keeps a rule; the rule is the rest of a sentence about the variable. */
const setting = (rule: string, isValid: (value: string) => boolean) =>
  string().test(
    'rule',
    ({ path }) => `${path} ${rule}`,
    (value) => value === undefined || isValid(value),
  )

const numberUpTo = (most: number, what: string) =>
  setting(`must be a whole number${what} from 0 to ${most}`, (value) => /^\d{1,5}$/.test(value) && +value <= most)

const address = (protocols: string[], examples: string) =>
  setting(`must be an address such as ${examples}`, (value) => protocols.includes(URL.parse(value)?.protocol ?? ''))

const postgresAddress = setting('must be an address such as postgres://user:password@host:5432/database', (value) =>
  /^postgres(ql)?:\/\/\S+$/.test(value),
)

const mailAddress = string().email(({ path }) => `${path} must be an e-mail address such as sales@example.com`)

const environment = object({
  PORT: numberUpTo(65535, '').default('4000'),
  HOST: string().default('0.0.0.0'),
  DATABASE_URL: postgresAddress,
  DATA_DIR: string().default('.data'),
  MEDIA_DIR: string(),
  SITE_URL: setting(
    'must be an http or https origin without a slash at its end, such as https://www.example.com',
    isOrigin,
  ),
  NODE_ENV: string(),
  RATE_LIMIT: setting(
    `must be a whole number, at least ${LIMITS.cost}, which one query may cost`,
    (value) => /^\d{1,15}$/.test(value) && +value >= LIMITS.cost,
  ).default(String(RATE.cost)),
  CONTACT_LIMIT: setting('must be a whole number of inquiries, at least 1', (value) =>
    /^[1-9]\d{0,8}$/.test(value),
  ).default(String(CONTACT_INQUIRIES)),
  SOLD_DAYS: numberUpTo(3650, ' of days').default('30'),
  INQUIRIES_KEPT: setting('must be days, months or years such as 90d, 18m or 2y, at most three digits', (value) =>
    /^[1-9]\d{0,2}[dmy]$/.test(value),
  ).default('2y'),
  TRUSTED_PROXIES: setting(
    'must be addresses or networks such as 10.0.0.2,192.168.0.0/16, or loopback, linklocal, uniquelocal',
    (value) => listOf(value).every(isNetwork),
  ),
  REDIS_URL: address(['redis:', 'rediss:'], 'redis://user:password@host:6379 or rediss://host:6380'),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587 or smtps://user:password@host:465'),
  MAIL_FROM: mailAddress.default(DEALER.email),
  MAIL_TO: mailAddress.default(DEALER.email),
  CRM_EMAIL: mailAddress,
  STAFF: setting('must be mail addresses of one person each, such as ann@example.com,bo@example.com', (value) =>
    listOf(value).every(mailbox),
  ),
  WEBHOOK_KEY: setting('must be at least 32 characters without blanks', (value) => /^\S{32,}$/.test(value)),
  WEBHOOK_TARGETS: string().oneOf(['public', 'local'], 'WEBHOOK_TARGETS must be public or local').default('public'),
  JOBS: string().oneOf(['inline', 'off'], 'JOBS must be inline or off').default('inline'),
  LOG_LEVEL: string()
    .oneOf(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`)
    .default('warn'),
  METRICS_TOKEN: setting('must have at least 16 letters and digits, and no blanks', (value) =>
    /^[\w.~+/=-]{16,}$/.test(value),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], 'http://localhost:4318'),
  DRAIN_SECONDS: numberUpTo(MOST_DRAIN_SECONDS, ' of seconds').default('0'),
})

export const VARIABLES = Object.keys(environment.fields)

export type Config = ReturnType<typeof loadConfig>

/** Reads every variable that the project knows; the first wrong one is a StartError that names it. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const values = parse(env)
  return {
    /** 0 lets the system choose a free port. */
    port: Number(values.PORT),
    host: values.HOST,
    /** Undefined: an embedded Postgres runs under `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    /** Folder of the pictures that the staff import, and of their smaller copies. */
    mediaDir: values.MEDIA_DIR ?? join(values.DATA_DIR, 'media'),
    /** Public origin without a trailing slash; absolute addresses in answers start with it. */
    siteUrl: values.SITE_URL ? new URL(values.SITE_URL).origin : `http://localhost:${values.PORT}`,
    production: values.NODE_ENV === 'production',
    /** What the requests of an address without a key may cost in a minute. */
    rateLimit: Number(values.RATE_LIMIT),
    /** Inquiries that an address may send in ten minutes. */
    contactLimit: Number(values.CONTACT_LIMIT),
    /** Days that a sold vehicle keeps its page. */
    soldDays: Number(values.SOLD_DAYS),
    /** How long an inquiry is kept, as an interval of Postgres. */
    inquiriesKept: values.INQUIRIES_KEPT.replace('m', ' months'),
    /** Proxies whose X-Forwarded-For is believed: addresses, networks, `loopback`, `linklocal` or `uniquelocal`. */
    trustedProxies: listOf(values.TRUSTED_PROXIES ?? ''),
    /** A Redis that counts limits for all processes together; undefined: each process counts in its own memory. */
    redisUrl: values.REDIS_URL,
    /** The mail server, with user and password; undefined: mails wait. */
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    /** Recipient of inquiries as ADF, for a CRM; undefined: none. */
    crmEmail: values.CRM_EMAIL,
    /** Addresses of those who may use the desk, and say who else may; none: there is no desk. */
    staff: listOf(values.STAFF ?? '').map((address) => mailbox(address)!),
    /** Encrypts the secrets of webhooks; undefined: there are no webhooks. */
    webhookKey: values.WEBHOOK_KEY,
    /** Whether webhooks may lead to this machine, and by http. */
    allowsLocalWebhooks: values.WEBHOOK_TARGETS === 'local',
    runsJobs: values.JOBS === 'inline',
    /** The least important lines that the log takes. */
    logLevel: values.LOG_LEVEL,
    /** The bearer token for /metrics; undefined: programs on this machine read it without a token. */
    metricsToken: values.METRICS_TOKEN,
    /** Receiver of traces, by OTLP over HTTP; undefined: no traces are made. */
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Seconds that a stopping process goes on answering, so that a balancer sees its /readyz first. */
    drainSeconds: Number(values.DRAIN_SECONDS),
  }
}

/** A sentence for each variable that looks like one of ours: a typing error leaves a default in place. */
export function ignoredVariables(env: NodeJS.ProcessEnv = process.env): string[] {
  return Object.keys(env).flatMap((name) => {
    if (VARIABLES.includes(name)) return []
    const meant = VARIABLES.find((known) => !env[known] && isMistyped(lettersOf(name), lettersOf(known)))
    return meant ? [`${name} is no setting, and has no effect: did you mean ${meant}?`] : []
  })
}

const lettersOf = (name: string) => name.toUpperCase().replace(/[^A-Z]/g, '')

/** In shorter names one letter makes another word, such as POST of PORT. */
const SHORTEST_MISTYPED = 5

/** Whether both are the same but for one letter, or for two that changed places. */
function isMistyped(name: string, known: string): boolean {
  if (name === known) return true
  if (known.length < SHORTEST_MISTYPED) return false
  const shorter = Math.min(name.length, known.length)
  let start = 0
  while (start < shorter && name[start] === known[start]) start += 1
  let end = 0
  while (end < shorter - start && name.at(-1 - end) === known.at(-1 - end)) end += 1
  const typed = name.slice(start, name.length - end)
  const right = known.slice(start, known.length - end)
  return (typed.length <= 1 && right.length <= 1) || (typed.length === 2 && typed === right[1]! + right[0]!)
}

function parse(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  try {
    return environment.validateSync(given, { stripUnknown: true })
  } catch (error) {
    if (error instanceof ValidationError) throw new StartError(`${error.message}.`)
    throw error
  }
}

function listOf(values: string): string[] {
  return values
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)
}

function isNetwork(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && +bits >= 1 && +bits <= (family === 4 ? 32 : 128))
}

// Caddy would take a slash at the end as the only path that it serves.
function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !value.endsWith('/') &&
    !url.search &&
    !url.hash
  )
}
