import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { runProgram, startOwnSite, startSite } from '#web/e2e/startSite.ts'
import { inquiry, see } from './visitors.ts'

const SECRET = 's3cret-w0rd'

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
  for (const wrong of WRONG) {
    const [name = ''] = Object.keys(wrong)
    const settings = { DATABASE_URL: '', DATA_DIR: test.info().outputPath('data'), ...wrong }
    const { message, cause } = await startSite(settings).then(String, (error) => error)
    expect(cause, message).toBe(1)
    expect(message.includes(SECRET), `${name}: ${message.replaceAll(SECRET, '(the secret)')}`).toBe(false)
    expect(message.split('\n'), name).toHaveLength(1)
  }
})

test('a site whose Redis and mail server refuse it, and whose callers send keys, prints no secret', async () => {
  const { origin, output, dataDir, stop } = await startOwnSite({
    REDIS_URL: `redis://user:${SECRET}@127.0.0.1:1`,
    SMTP_URL: `smtp://sales:${SECRET}@127.0.0.1:1`,
    WEBHOOK_KEY: `${SECRET}-${SECRET}-${SECRET}`,
  })
  const added = await runProgram('partners', ['add', 'acme'], { DATABASE_URL: '', DATA_DIR: dataDir })
  const key = /key_\S+/.exec(added)![0]
  const headers = { 'content-type': 'application/json', 'x-partner-key': key, authorization: `Bearer ${SECRET}` }
  const post = (path: string, body: string) => fetch(`${origin}${path}`, { method: 'POST', headers, body })
  await post('/graphql', `{"query":"{ ${SECRET} }"}`)
  await post('/graphql', `{"query":${SECRET}`)
  expect((await post('/api/contact', JSON.stringify({ ...inquiry(), firstName: SECRET }))).status).toBe(201)
  await fetch(`${origin}/api/vehicles/%zz?key=${SECRET}`, { headers: { ...headers, 'x-partner-key': `${SECRET}2` } })
  await fetch(`${origin}/vehicle/none?token=${SECRET}`, { headers })
  // The log names the cause why the mail could not be sent.
  for (const words of ['ECONNREFUSED', 'Redis is away'])
    await eventually(() => output.some((line) => line.includes(words)))
  await stop()
  for (const secret of [SECRET, key]) expect(output.filter((line) => line.includes(secret))).toEqual([])
})

test('a site whose media folder cannot be made shows its pages, and gaps or plain pictures on them', async () => {
  const file = test.info().outputPath('file')
  await writeFile(file, '')
  const { origin, stop } = await startOwnSite({ MEDIA_DIR: join(file, 'media') })
  const page = await see(`${origin}/inventory`)
  const picture = await see(`${origin}/media/640/uploads/${'0'.repeat(32)}.webp`)
  const card = await see(`${origin}/social/vehicle/denago-nomad-xl.jpg`)
  await stop()
  expect([page.status, picture.status, card.status]).toEqual([200, 404, 200])
  expect(card.headers.get('content-type')).toBe('image/webp')
})
