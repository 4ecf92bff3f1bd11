import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEALER } from '#graph/dealer/dealer.ts'
import { ignoredVariables, loadConfig, VARIABLES } from './config.ts'
import { StartError } from './runtime/start-error.ts'

describe('the settings', () => {
  it('are all explained in docs/operations.md', () => {
    const text = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8')
    expect(VARIABLES.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })

  it('come into the containers, but for those that a container does not need', () => {
    const files = ['Dockerfile', 'docker-compose.yml'].map((name) =>
      readFileSync(join(import.meta.dirname, '..', name), 'utf8'),
    )
    const passed = new Set([...files.join('\n').matchAll(/\b([A-Z_]+)(?:=|:(?: |$))/gm)].map(([, name]) => name))
    expect(VARIABLES.filter((name) => !passed.has(name))).toEqual(['HOST', 'DATA_DIR', 'WEBHOOK_TARGETS'])
  })
})

describe('a variable that looks like a setting', () => {
  it.each([
    ['MAILTO', 'MAIL_TO'],
    ['SITEURL', 'SITE_URL'],
    ['database-url', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['RATE_LIMITS', 'RATE_LIMIT'],
    ['STAF', 'STAFF'],
    ['port', 'PORT'],
  ])('is named with the one that was meant: %s', (name, meant) => {
    expect(ignoredVariables({ [name]: 'x' })).toEqual([
      `${name} is no setting, and has no effect: did you mean ${meant}?`,
    ])
  })

  it('is not named when the right one is set, or when it is a program’s own', () => {
    expect(ignoredVariables({ MAILTO: 'x', MAIL_TO: 'x' })).toEqual([])
    const others = 'PATH HOSTNAME HOME MAIL POST NODE_OPTIONS PGPASSWORD PGHOST LANG TZ _'.split(' ')
    expect(ignoredVariables(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([])
  })
})

describe('loadConfig', () => {
  const { email } = DEALER
  const DATABASE = 'postgres://dealer:secret@db:5432/carts'
  const KEY = '0123456789abcdef0123456789abcdef'
  const PROXIES = ['loopback', '10.0.0.0/8', '2001:db8::1']

  /** Of each variable its field, what that is when nothing is set, a value, and what it is then. */
  const TAKEN: Record<string, [field: string, unset: unknown, value: string, set?: unknown]> = {
    PORT: ['port', 4000, '8080', 8080],
    HOST: ['host', '0.0.0.0', '127.0.0.1'],
    DATABASE_URL: ['databaseUrl', undefined, DATABASE],
    DATA_DIR: ['dataDir', '.data', '', '.data'],
    MEDIA_DIR: ['mediaDir', '.data/media', '/srv/media'],
    SITE_URL: ['siteUrl', 'http://localhost:4000', 'https://carts.example'],
    NODE_ENV: ['production', false, 'production', true],
    RATE_LIMIT: ['rateLimit', 100_000, '120000', 120_000],
    CONTACT_LIMIT: ['contactLimit', 10, '20', 20],
    TRUSTED_PROXIES: ['trustedProxies', [], 'loopback, 10.0.0.0/8,2001:db8::1', PROXIES],
    REDIS_URL: ['redisUrl', undefined, 'rediss://:secret@cache:6380'],
    SMTP_URL: ['smtpUrl', undefined, 'smtps://sales:secret@mail.example:465'],
    MAIL_FROM: ['mailFrom', email, 'site@carts.example'],
    MAIL_TO: ['mailTo', email, 'sales@carts.example'],
    CRM_EMAIL: ['crmEmail', undefined, 'leads@crm.example'],
    STAFF: ['staff', [], 'Ann@carts.example, bo@carts.example', ['ann@carts.example', 'bo@carts.example']],
    WEBHOOK_KEY: ['webhookKey', undefined, KEY],
    WEBHOOK_TARGETS: ['allowsLocalWebhooks', false, 'local', true],
    JOBS: ['runsJobs', true, 'off', false],
    LOG_LEVEL: ['logLevel', 'warn', 'info'],
    METRICS_TOKEN: ['metricsToken', undefined, '0123456789abcdef'],
    OTEL_EXPORTER_OTLP_ENDPOINT: ['otlpEndpoint', undefined, 'http://collector:4318'],
    DRAIN_SECONDS: ['drainSeconds', 0, '2', 2],
    SOLD_DAYS: ['soldDays', 30, '60', 60],
    INQUIRIES_KEPT: ['inquiriesKept', '2y', '18m', '18 months'],
  }
  const fields = Object.values(TAKEN)

  it('has a value for everything when nothing is set', () => {
    expect(loadConfig({})).toEqual(Object.fromEntries(fields.map(([field, unset]) => [field, unset])))
  })

  it('takes every variable, and an empty one as none', () => {
    const env = Object.fromEntries(Object.entries(TAKEN).map(([name, [, , value]]) => [name, value]))
    const taken = fields.map(([field, , value, set = value]) => [field, set])
    expect(loadConfig(env)).toEqual(Object.fromEntries(taken))
  })

  it('takes the port into the default address of the site', () => {
    expect(loadConfig({ PORT: '5000' }).siteUrl).toBe('http://localhost:5000')
  })

  const WRONG = {
    PORT: ['abc', '65536', '-1', '80.5'],
    DATABASE_URL: ['mysql://localhost/carts', 'postgres//dealer:secret@db/carts'],
    SMTP_URL: ['mail.example:25', 'http://user:secret@mail.example', 'smtp//sales:secret@mail.example'],
    MAIL_FROM: ['Sales <sales@carts.example>'],
    MAIL_TO: ['sales'],
    CRM_EMAIL: ['leads@'],
    STAFF: [
      ...'ann|ann@carts.example bo@carts.example|*@carts.example|ann@carts.example,@carts.example'.split('|'),
      ...'<ann@carts.example>|"ann"@carts.example|ann@carts'.split('|'),
    ],
    JOBS: ['on'],
    SITE_URL: ['carts.example', 'ftp://carts.example', 'https://carts.example/', 'https://carts.example/shop'],
    RATE_LIMIT: ['9999', 'many'],
    CONTACT_LIMIT: ['0', 'none'],
    INQUIRIES_KEPT: ['2', '0y', '2 years'],
    TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8/8', 'loopback,10.0.0'],
    REDIS_URL: ['http://:secret@cache', 'cache:6379', 'redis//:secret@cache:6379'],
    WEBHOOK_KEY: ['too-short-a-secret', 'a secret with blanks is mistyped easily'],
    WEBHOOK_TARGETS: ['all'],
  }
  const wrong = Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value] as const))

  it.each(wrong)('refuses %s=%s in one sentence that names it', (name, value) => {
    const load = () => loadConfig({ [name]: value })
    expect(load).toThrow(StartError)
    expect(load).not.toThrow('secret')
    expect(load).toThrow(new RegExp(`^${name} must be [^.]+(\\.[^.]+)*\\.$`))
  })
})
