import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { runProgram } from '#web/e2e/runProgram.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SECRET = 's3cret-w0rd'

let dataDir: string
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ridgeline-secrets-'))
})
test.afterAll(() => rm(dataDir, { recursive: true }))

/** Starts a site and keeps its output. */
const start = (settings: Record<string, string>) => {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', SITE_URL: '', DATA_DIR: dataDir, ...settings }
  const child = spawn(process.execPath, ['dist/server/site.js'], { cwd: ROOT, env })
  const site = { child, printed: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (site.printed += chunk))
  return site
}

const WRONG: Record<string, string>[] = [
  { DATABASE_URL: `postgres//dealer:${SECRET}@db/carts` },
  { DATABASE_URL: `postgres://dealer:${SECRET}@127.0.0.1:1/carts` },
  { DATABASE_URL: `postgres://dealer:${SECRET}@no-such-host.invalid/carts` },
  { DATABASE_URL: `postgres://dealer:${SECRET}@[::1/carts` },
  { REDIS_URL: `redis//:${SECRET}@cache` },
  { REDIS_URL: `http://:${SECRET}@cache` },
  { SMTP_URL: `mail://sales:${SECRET}@mail` },
  { SMTP_URL: `smtp//sales:${SECRET}@mail` },
  { WEBHOOK_KEY: SECRET },
]

test('a wrong setting stops the start with words that do not repeat its secret', async () => {
  for (const settings of WRONG) {
    const [name = ''] = Object.keys(settings)
    const site = start({ DATABASE_URL: '', ...settings })
    const [code] = await once(site.child, 'close')
    expect(code, site.printed).toBe(1)
    expect(site.printed.includes(SECRET), `${name}: ${site.printed.replaceAll(SECRET, '(the secret)')}`).toBe(false)
    expect(site.printed.trim().split('\n'), name).toHaveLength(1)
  }
})

test('a site whose Redis and mail server refuse it, and whose callers send keys, prints no secret', async () => {
  const site = start({
    DATABASE_URL: '',
    REDIS_URL: `redis://user:${SECRET}@127.0.0.1:1`,
    SMTP_URL: `smtp://sales:${SECRET}@127.0.0.1:1`,
    WEBHOOK_KEY: `${SECRET}-${SECRET}-${SECRET}`,
  })
  const origin = await eventually(() => /Site\s+(http:\/\/localhost:\d+)/.exec(site.printed)?.[1])
  const added = await runProgram('partners', ['add', 'acme'], { DATABASE_URL: '', DATA_DIR: dataDir })
  const key = /key_\S+/.exec(added)![0]
  try {
    const headers = { 'content-type': 'application/json', 'x-partner-key': key, authorization: `Bearer ${SECRET}` }
    const post = (path: string, body: string) => fetch(`${origin}${path}`, { method: 'POST', headers, body })
    await post('/graphql', `{"query":"{ ${SECRET} }"}`)
    await post('/graphql', `{"query":${SECRET}`)
    const words = {
      firstName: SECRET,
      lastName: 'B',
      email: 'a@example.com',
      phone: '(570) 555-0142',
      message: 'About a battery',
    }
    expect((await post('/api/contact', JSON.stringify(words))).status).toBe(201)
    await fetch(`${origin}/api/vehicles/%zz?key=${SECRET}`, { headers: { ...headers, 'x-partner-key': `${SECRET}2` } })
    await fetch(`${origin}/vehicle/none?token=${SECRET}`, { headers })
    // The log names the cause why the mail could not be sent.
    await eventually(() => site.printed.includes('ECONNREFUSED') && site.printed.includes('Redis is away'))
  } finally {
    site.child.kill('SIGTERM')
    await once(site.child, 'close')
  }
  for (const secret of [SECRET, key]) expect(site.printed.includes(secret)).toBe(false)
})
