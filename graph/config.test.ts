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
  it('has a value for everything when nothing is set', () => {
    expect(loadConfig({})).toEqual({
      port: 4000,
      host: '0.0.0.0',
      databaseUrl: undefined,
      dataDir: '.data',
      mediaDir: '.data/media',
      siteUrl: 'http://localhost:4000',
      production: false,
      rateLimit: 100_000,
      contactLimit: 10,
      soldDays: 30,
      inquiriesKept: '2y',
      trustedProxies: [],
      redisUrl: undefined,
      smtpUrl: undefined,
      mailFrom: DEALER.email,
      mailTo: DEALER.email,
      crmEmail: undefined,
      staff: [],
      webhookKey: undefined,
      allowsLocalWebhooks: false,
      runsJobs: true,
      logLevel: 'warn',
      metricsToken: undefined,
      otlpEndpoint: undefined,
      drainSeconds: 0,
    })
  })

  it('takes every variable, and an empty one as none', () => {
    const env = {
      PORT: '8080',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://dealer:secret@db:5432/carts',
      DATA_DIR: '',
      MEDIA_DIR: '/srv/media',
      SITE_URL: 'https://carts.example',
      NODE_ENV: 'production',
      RATE_LIMIT: '120000',
      CONTACT_LIMIT: '20',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
      REDIS_URL: 'rediss://:secret@cache:6380',
      SMTP_URL: 'smtps://sales:secret@mail.example:465',
      MAIL_FROM: 'site@carts.example',
      MAIL_TO: 'sales@carts.example',
      CRM_EMAIL: 'leads@crm.example',
      STAFF: 'Ann@carts.example, bo@carts.example',
      WEBHOOK_KEY: '0123456789abcdef0123456789abcdef',
      WEBHOOK_TARGETS: 'local',
      JOBS: 'off',
      LOG_LEVEL: 'info',
      METRICS_TOKEN: '0123456789abcdef',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      DRAIN_SECONDS: '2',
      SOLD_DAYS: '60',
      INQUIRIES_KEPT: '18m',
    }
    expect(loadConfig(env)).toEqual({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: env.DATABASE_URL,
      dataDir: '.data',
      mediaDir: '/srv/media',
      siteUrl: 'https://carts.example',
      production: true,
      rateLimit: 120_000,
      contactLimit: 20,
      soldDays: 60,
      inquiriesKept: '18 months',
      trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
      redisUrl: env.REDIS_URL,
      smtpUrl: env.SMTP_URL,
      mailFrom: 'site@carts.example',
      mailTo: 'sales@carts.example',
      crmEmail: 'leads@crm.example',
      staff: ['ann@carts.example', 'bo@carts.example'],
      webhookKey: env.WEBHOOK_KEY,
      allowsLocalWebhooks: true,
      runsJobs: false,
      logLevel: 'info',
      metricsToken: env.METRICS_TOKEN,
      otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      drainSeconds: 2,
    })
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
      'ann',
      'ann@carts.example bo@carts.example',
      '*@carts.example',
      'ann@carts.example,@carts.example',
      '<ann@carts.example>',
      '"ann"@carts.example',
      'ann@carts',
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
