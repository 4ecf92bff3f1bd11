import { isIP } from 'node:net'
import { join } from 'node:path'
import { object, string, ValidationError } from 'yup'
import { DEALER } from '#graph/dealer/dealer.ts'
import { StartError } from './runtime/start-error.ts'
import { CONTACT_TRIES, LIMITS, RATE } from './schema/limits.ts'

/** A partner's name, and the key that the partner sends with requests. */
export interface Partner {
  name: string
  key: string
}

export interface Config {
  /** 0 lets the system choose a free port. */
  port: number
  host: string
  /** Undefined: an embedded Postgres runs under `dataDir`. */
  databaseUrl: string | undefined
  /** A streaming replica of that Postgres, for reading the catalogue; undefined: there is none. */
  databaseReadUrl: string | undefined
  dataDir: string
  /** Folder of the pictures that the staff import, and of their smaller copies. */
  mediaDir: string
  /** Public origin without a trailing slash; absolute addresses in answers start with it. */
  siteUrl: string
  production: boolean
  /** Points a minute that an address may take from the API without a partner key. */
  rateLimit: number
  partners: Partner[]
  /** Inquiries that an address may try to send in ten minutes. */
  contactLimit: number
  /** Proxies whose X-Forwarded-For is believed: addresses, networks, `loopback`, `linklocal` or `uniquelocal`. */
  trustedProxies: string[]
  /** Where limits are counted for all processes together; undefined: each process counts in its own memory. */
  redisUrl: string | undefined
  /** The mail server, with user and password; undefined: mails wait. */
  smtpUrl: string | undefined
  /** Sender of all mails. */
  mailFrom: string
  /** Where inquiries are mailed to. */
  mailTo: string
  /** Where inquiries are mailed to as ADF for a CRM; undefined: nowhere. */
  crmEmail: string | undefined
  /** Whether jobs run in the process of the site or the API. */
  runsJobs: boolean
  /** The least important lines that the log takes. */
  logLevel: LogLevel
  /** The bearer token for /metrics; undefined: programs on this machine read it without a token. */
  metricsToken: string | undefined
  /** Where traces go, by OTLP over HTTP; undefined: none are made. */
  otlpEndpoint: string | undefined
  /** Seconds that a stopping process goes on answering, so that a balancer sees its /readyz first. */
  drainSeconds: number
}

type LogLevel = (typeof LOG_LEVELS)[number]

const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const
const MOST_DRAIN_SECONDS = 3

const postgresAddress = (name: string) =>
  string().matches(/^postgres(ql)?:\/\/\S+$/, {
    message: `${name} must be an address such as postgres://user:password@host:5432/database`,
    excludeEmptyString: true,
  })

const mailAddress = (name: string) => string().email(`${name} must be an e-mail address such as sales@example.com`)

const environment = object({
  PORT: string()
    .default('4000')
    .test('port', 'PORT must be a whole number from 0 to 65535', (value) => /^\d{1,5}$/.test(value) && +value <= 65535),
  HOST: string().default('0.0.0.0'),
  DATABASE_URL: postgresAddress('DATABASE_URL'),
  DATABASE_READ_URL: postgresAddress('DATABASE_READ_URL').test(
    'replica',
    'DATABASE_READ_URL names a replica: set DATABASE_URL to its primary',
    (value, { parent }) => !value || Boolean(parent.DATABASE_URL),
  ),
  DATA_DIR: string().default('.data'),
  MEDIA_DIR: string(),
  SITE_URL: string().test(
    'origin',
    'SITE_URL must be an http or https origin such as https://www.example.com',
    (value) => value === undefined || isOrigin(value),
  ),
  NODE_ENV: string(),
  RATE_LIMIT: string()
    .default(String(RATE.points))
    .test(
      'points',
      `RATE_LIMIT must be a whole number of points, at least ${LIMITS.cost}, which one query may cost`,
      (value) => /^\d{1,15}$/.test(value) && +value >= LIMITS.cost,
    ),
  PARTNER_KEYS: string().matches(/^[\w-]+:[^\s,:]+(,[\w-]+:[^\s,:]+)*$/, {
    message: 'PARTNER_KEYS must be names and keys such as acme:key1,other:key2',
    excludeEmptyString: true,
  }),
  CONTACT_LIMIT: string()
    .default(String(CONTACT_TRIES))
    .matches(/^[1-9]\d{0,8}$/, 'CONTACT_LIMIT must be a whole number of inquiries, at least 1'),
  TRUSTED_PROXIES: string().test(
    'proxies',
    'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.2,192.168.0.0/16, or loopback, linklocal, uniquelocal',
    (value) => value === undefined || listOf(value).every(isNetwork),
  ),
  REDIS_URL: string().test(
    'redis',
    'REDIS_URL must be an address such as redis://user:password@host:6379 or rediss://host:6380',
    (value) => value === undefined || /^rediss?:$/.test(URL.parse(value)?.protocol ?? ''),
  ),
  SMTP_URL: string().test(
    'smtp',
    'SMTP_URL must be an address such as smtp://user:password@host:587 or smtps://user:password@host:465',
    (value) => value === undefined || /^smtps?:$/.test(URL.parse(value)?.protocol ?? ''),
  ),
  MAIL_FROM: mailAddress('MAIL_FROM').default(DEALER.email),
  MAIL_TO: mailAddress('MAIL_TO').default(DEALER.email),
  CRM_EMAIL: mailAddress('CRM_EMAIL'),
  JOBS: string().oneOf(['inline', 'off'], 'JOBS must be inline or off').default('inline'),
  LOG_LEVEL: string()
    .oneOf(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`)
    .default('warn'),
  METRICS_TOKEN: string().matches(/^[\w.~+/=-]{16,}$/, {
    message: 'METRICS_TOKEN must have at least 16 letters and digits, and no blanks',
    excludeEmptyString: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: string().test(
    'otlp',
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318',
    (value) => value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
  ),
  DRAIN_SECONDS: string()
    .default('0')
    .test(
      'drain',
      `DRAIN_SECONDS must be a whole number of seconds from 0 to ${MOST_DRAIN_SECONDS}`,
      (value) => /^\d$/.test(value) && +value <= MOST_DRAIN_SECONDS,
    ),
})

/** The name of every variable that the project knows. */
export const VARIABLES = Object.keys(environment.fields)

/** Reads every variable that the project knows; the first wrong one is a StartError that names it. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const values = parse(env)
  return {
    port: Number(values.PORT),
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    dataDir: values.DATA_DIR,
    mediaDir: values.MEDIA_DIR ?? join(values.DATA_DIR, 'media'),
    siteUrl: values.SITE_URL ? new URL(values.SITE_URL).origin : `http://localhost:${values.PORT}`,
    production: values.NODE_ENV === 'production',
    rateLimit: Number(values.RATE_LIMIT),
    partners: values.PARTNER_KEYS?.split(',').map(toPartner) ?? [],
    contactLimit: Number(values.CONTACT_LIMIT),
    trustedProxies: listOf(values.TRUSTED_PROXIES ?? ''),
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    crmEmail: values.CRM_EMAIL,
    runsJobs: values.JOBS === 'inline',
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    drainSeconds: Number(values.DRAIN_SECONDS),
  }
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

function toPartner(pair: string): Partner {
  const [name = '', key = ''] = pair.split(':')
  return { name, key }
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
  return bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= (family === 4 ? 32 : 128))
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
}
