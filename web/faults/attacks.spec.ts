import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'playwright/test'
import { LIMITS } from '#graph/api/limits.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { type OwnSite, runProgram, startOwnSite } from '#web/e2e/startSite.ts'
import { expectNoErrors, underAttack, type Visits } from './underAttack.ts'
import { hold, memoryOf, see } from './visitors.ts'

const MOST_GROWTH_MB = 200
/**
 * Packets of thousands of requests: on a fast machine all of them are parsed at once, and V8 keeps the pages of its heap, whose
 * bound is 768 MB, for what comes next.
 */
const MOST_GROWTH_OF_PACKETS_MB = 650
/** Connections that a site takes of one address. */
const MOST_CONNECTIONS = 64
const MEGABYTE = 1024 * 1024
const FILE_MB = 19
const LINES = Buffer.alloc(MEGABYTE, 'x,,,,cheap,\n')

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

const postJson = (path: string, bytes: number) => {
  const body = `{${Array.from({ length: bytes / 12 }, (_, index) => `"${index}":{}`).join(',')}}`
  return `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

const postPieces = (path: string, pieces: number) => {
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
  return `${head}${'1\r\n0\r\n'.repeat(pieces)}0\r\n\r\n`
}

let site: OwnSite

test.beforeAll(async () => {
  site = await startOwnSite({ HOST: '127.0.0.1' })
  await hold(site.origin)
})

test.afterAll(() => site.stop())

const open = () => connect({ port: Number(new URL(site.origin).port), host: '127.0.0.1' })

/** Sends bytes on a connection of its own until the site has closed it; the count of the site's own answers, which have ids. */
const send = (bytes: Buffer) =>
  new Promise<number>((resolve) => {
    const socket = open()
    let answers = 0
    socket.on('error', () => {})
    socket.on('data', (data) => {
      answers += data.toString('latin1').split('X-Request-Id: '.toLowerCase()).length - 1
    })
    socket.on('close', () => resolve(answers))
    socket.write(bytes)
  })

/** Sends a body by a connection of its own until the site has answered and closed it; the bytes that it took, and its status. */
const sendFile = (headers: string) =>
  new Promise<{ megabytes: number; status: string }>((resolve) => {
    const socket = open()
    let answer = ''
    let sent = 0
    const feed = () => {
      while (sent < FILE_MB && !socket.writableNeedDrain && socket.writable) {
        sent += 1
        socket.write(LINES)
      }
    }
    socket.on('error', () => {})
    socket.on('data', (data) => {
      answer += data
      socket.end()
    })
    socket.on('drain', feed)
    socket.on('close', () => resolve({ megabytes: sent, status: answer.slice(9, 12) }))
    socket.write(`POST /api/inventory HTTP/1.1\r\nHost: a\r\nContent-Type: text/csv\r\n${headers}`)
    socket.write(`Content-Length: ${FILE_MB * LINES.length}\r\n\r\n`)
    feed()
  })

let visits = 0

/** Expects that the process lives and computes pages again, and that its memory comes back. */
const expectUnharmed = async (seen: Record<string, Visits>, growthFrom: number, mostGrowthMb = MOST_GROWTH_MB) => {
  expectNoErrors(seen)
  const visit = () => see(`${site.origin}/inventory?after=${++visits}`)
  await eventually(async () => (await visit()).status === 200)
  await eventually(async () => (await memoryOf(site.origin)).rssMb - growthFrom < mostGrowthMb, 60_000)
}

const BURSTS: [string, number, () => string, number?][] = [
  ['a body of 1 MB to an address that does not exist', 110, () => postJson('/nowhere', MEGABYTE)],
  ['2,300 requests in a packet', 195, () => `${get('/')}${get('/healthz')}`.repeat(1150), MOST_GROWTH_OF_PACKETS_MB],
  ['a body in 60,000 pieces', 195, () => postPieces('/graphql', 60_000)],
  ['25 bodies of 64 KB', 195, () => postJson('/mcp', LIMITS.bodyBytes - 1000).repeat(25)],
]

for (const [what, connections, text, mostGrowthMb] of BURSTS) {
  test(`${connections} connections of one address that each send ${what} harm nobody else`, async () => {
    const { rssMb } = await memoryOf(site.origin)
    let answers: number[] = []
    const seen = await underAttack(site.origin, async () => {
      const bytes = Buffer.from(text())
      answers = await Promise.all(Array.from({ length: connections }, () => send(bytes)))
    })
    // Node answers the rest of a packet with empty 503s.
    expect(Math.max(...answers)).toBeLessThanOrEqual(30)
    await expectUnharmed(seen, rssMb, mostGrowthMb)
  })
}

test('one address that asks for more pages than it may have at a time waits for itself alone', async () => {
  const { rssMb } = await memoryOf(site.origin)
  const statuses = new Set<number>()
  const ask = async (page: number) => statuses.add((await fetch(`${site.origin}/inventory?flood=${page}`)).status)
  const seen = await underAttack(site.origin, () => Promise.all(Array.from({ length: 60 }, (_, page) => ask(page))))
  expect(statuses).toContain(200)
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
  await expectUnharmed(seen, rssMb)
})

for (const who of ['strangers', 'a partner'] as const) {
  test(`200 files of the stock of 20 MB at once from ${who} harm nobody else`, async () => {
    const { rssMb } = await memoryOf(site.origin)
    const settings = { DATA_DIR: site.dataDir, DATABASE_URL: '' }
    const printed = await runProgram('partners', ['add', who.replace(' ', '-'), '--scope', 'inventory:write'], settings)
    const headers = who === 'strangers' ? '' : `X-Partner-Key: ${/key_\S+/.exec(printed)![0]}\r\n`
    let answers: { megabytes: number; status: string }[] = []
    const seen = await underAttack(site.origin, async () => {
      answers = await Promise.all(Array.from({ length: 200 }, () => sendFile(headers)))
    })
    const taken = answers.reduce((sum, { megabytes }) => sum + megabytes, 0)
    // What the sockets of both sides hold is sent, although nobody reads it.
    expect(taken).toBeLessThan(who === 'strangers' ? 200 * 8 : 2000)
    expect(answers.filter(({ status }) => status.startsWith('2'))).toEqual([])
    await expectUnharmed(seen, rssMb)
  })
}

const openOf = (sockets: Socket[]) => sockets.filter(({ readyState }) => readyState === 'open').length

test('thousands of silent connections do not end the site, which answers once they are gone', async () => {
  const { rssMb } = await memoryOf(site.origin)
  const sockets: Socket[] = []
  while (sockets.length < 3000) {
    // Fewer than the kernel's backlog: it drops further ones, and their clients take them for open.
    const some = Array.from({ length: 100 }, open)
    // A socket that does not read does not notice that it is closed.
    for (const socket of some) socket.on('error', () => {}).resume()
    await Promise.all(some.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
    sockets.push(...some)
    await eventually(() => openOf(sockets) <= MOST_CONNECTIONS)
  }
  // Those that have sent no request within ten seconds are closed.
  await eventually(() => openOf(sockets) === 0)
  await expectUnharmed({}, rssMb)
})
