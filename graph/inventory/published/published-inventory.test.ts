import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkPublishedFile } from '#graph/cli/doctor/published-check.ts'
import { InventoryService } from '#graph/inventory/inventory.service.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { startHttpServer } from '#graph/testing/http-server.ts'
import { publishedFileTask } from './published-file.task.ts'
import { PublishedFile, publishedState } from './published-file.ts'
import { publishedInventory } from './published-inventory.ts'

const { database, close } = await openTestDatabase()
const mediaDir = await mkdtemp(join(tmpdir(), 'media-'))

/** What the address answers, and how often it was asked for a file that had not changed. */
let answer: (response: ServerResponse) => unknown
let unchanged = 0
const { origin, stop } = await startHttpServer((request, response) => {
  if (request.headers['if-none-match'] === '"same"') {
    unchanged += 1
    response.writeHead(304).end()
  } else if (request.url === '/moved') response.writeHead(307, { location: '/stock.csv' }).end()
  else answer(response)
})

afterAll(async () => {
  stop()
  await rm(mediaDir, { recursive: true })
  await close()
})

const mails: { subject: string; text: string }[] = []
const read = async (path = '/stock.csv') => {
  const source = publishedInventory(new InventoryService(database), `${origin}${path}`, { mediaDir })
  const mail = async (message: { subject: string; text: string }) => mails.push(message)
  const { run } = publishedFileTask(new PublishedFile(database, source), {
    minutes: 5,
    log: { warn() {}, error() {} },
    mail,
  })
  await run(new AbortController().signal)
}

const file = (text: string, headers: Record<string, string> = { 'content-type': 'text/csv' }) => {
  answer = (response) => response.writeHead(200, headers).end(text)
}
const stock = async (): Promise<{ id: string; price: number; availability: string }[]> =>
  database.query('select id, price, availability from vehicles order by id')
const sheet = async (change: (row: string) => string = (row) => row) =>
  [
    'id,price,availability',
    ...(await stock()).map(({ id, price, availability }) => change(`${id},${price},${availability}`)),
  ].join('\n')

beforeEach(async () => {
  mails.length = 0
  unchanged = 0
  await database.query('delete from published_files')
})

it('a change in the file is a change of the stock, also behind a redirect', async () => {
  file(await sheet((row) => row.replace(/^denago-nomad,.*/, 'denago-nomad,7001,ON_HOLD')))
  await read('/moved')
  expect(await stock()).toContainEqual({ id: 'denago-nomad', price: 7001, availability: 'ON_HOLD' })
  expect(mails).toEqual([])
  expect((await publishedState(database, { name: 'stock', url: `${origin}/moved` })).readAt).toBeInstanceOf(Date)
})

it('a file with the same ETag is not read again', async () => {
  file(await sheet(), { 'content-type': 'text/csv', etag: '"same"' })
  await read()
  await database.query(`update vehicles set price = 6999 where id = 'denago-nomad'`)
  await read()
  expect(unchanged).toBe(1)
  expect(await stock()).toContainEqual(expect.objectContaining({ id: 'denago-nomad', price: 6999 }))
})

describe('what others change', () => {
  const push = (column: string, value: unknown) =>
    database.query(`update vehicles set ${column} = $1 where id = 'denago-nomad'`, [value])
  const nomad = async () => (await stock()).find(({ id }) => id === 'denago-nomad')

  it('stays as long as the file stays, also where its server knows no ETag', async () => {
    file(await sheet())
    await read()
    await push('availability', 'SOLD')
    await read()
    expect(await nomad()).toMatchObject({ availability: 'SOLD' })
  })

  it('is named where rows have the times of an export; changes of the file itself follow one another', async () => {
    const rows = await database.query(`select id, price, updated_at from vehicles order by id`)
    const exported = (price?: number) =>
      [
        'id,price,updatedAt',
        ...rows.map(
          (row: { id: string; price: number; updated_at: Date }) =>
            `${row.id},${row.id === 'denago-nomad' ? (price ?? row.price) : row.price},${row.updated_at.toISOString()}`,
        ),
      ].join('\n')
    for (const price of [6801, 6802, 6803]) {
      file(exported(price))
      await read()
      expect(await nomad()).toMatchObject({ price })
    }
    await push('price', 6700)
    file(exported(6804))
    await read()
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('price is 6700 on the site and 6804 here')])
    expect(await nomad()).toMatchObject({ price: 6700 })
    file(exported(6700))
    await read()
    file(exported(6805))
    await read()
    expect(await nomad()).toMatchObject({ price: 6805 })
  })
})

it('a file in JSON is read by its type', async () => {
  const rows = (await stock()).map(({ id }) => ({ id, ...(id === 'denago-nomad' && { price: 6500 }) }))
  file(JSON.stringify(rows), { 'content-type': 'application/json' })
  await read()
  expect(await stock()).toContainEqual(expect.objectContaining({ id: 'denago-nomad', price: 6500 }))
})

it('one vehicle that the file lacks is withdrawn, several wait for a person', async () => {
  const before = await stock()
  await database.query(
    `insert into vehicles (id, name, brand, category, price, description) values ('sold-in-the-sheet', 'A', 'B', 'C', 1, 'D')`,
  )
  file(await sheet((row) => (row.startsWith('sold-in-the-sheet') ? '' : row)))
  await read()
  expect(await stock()).toEqual(before)

  file((await sheet()).split('\n').slice(0, 10).join('\n'))
  await read()
  expect(await stock()).toEqual(before)
  expect(mails.map(({ text }) => text.split(':')[1]!.trim().split('.')[0])).toEqual([
    '14 carts that are not sold would be removed, and at most 4 may be today',
  ])
})

it('problems are mailed once, with row, cart and column, and again when they change', async () => {
  const before = await stock()
  file(await sheet((row) => row.replace(/^denago-nomad,[^,]*/, 'denago-nomad,soon')))
  await read()
  await read()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toMatch(
    /^Row \d+, .+ \(R-2603\), price: "soon" is not a price\. Write a number such as 8495\./,
  )
  file(await sheet((row) => row.replace(/^denago-nomad,[^,]*/, 'denago-nomad,later')))
  await read()
  expect(mails).toHaveLength(2)
  expect(await stock()).toEqual(before)
  const check = () => checkPublishedFile(database, { name: 'stock', url: `${origin}/stock.csv` }, 5)
  expect(await check()).toMatchObject({ status: 'fail' })

  file(await sheet())
  await read()
  expect(await check()).toMatchObject({ status: 'ok' })
})

it('the notes of the dealer change nothing and stand in no mail', async () => {
  const rows = (await sheet()).split('\n').map((row, index) => `${row},${index ? '$500 of Ann' : '_deposit'}`)
  file(rows.join('\n'))
  const before = await stock()
  await read()
  expect([await stock(), mails]).toEqual([before, []])
  file(rows.join('\n').replace(/^denago-nomad,[^,]*/m, 'denago-nomad,soon'))
  await read()
  expect(mails.map(({ text }) => text)).toEqual([expect.stringMatching(/, price: "soon" is not a price/)])
  expect(mails[0]!.text).not.toMatch(/deposit|Ann/)
})

const redirect = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end()

describe('a file that does not come', () => {
  const FAILURES: [string, typeof answer, string][] = [
    ['the address is gone', (response) => response.writeHead(404).end(), 'The address answers with the status 404.'],
    ['the server fails', (response) => response.writeHead(500).end(), 'The address answers with the status 500.'],
    [
      'the sheet is not published',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
      'The address answers with a web page',
    ],
    [
      'half of it comes',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '1000' })
        response.write('id,price\n', () => response.destroy())
      },
      'The address cannot be reached',
    ],
    ['it redirects for ever', redirect('/stock.csv'), 'The address redirects more than 5 times.'],
    [
      'it redirects to http elsewhere',
      redirect('http://example.com/'),
      'The address redirects to one that does not begin with https.',
    ],
    ['it redirects into the private network', redirect('https://localhost/'), 'is not an address of the internet'],
    [
      'it never ends',
      (response) => {
        const more = () => response.destroyed || response.write('x'.repeat(1_000_000), more)
        more()
      },
      'The file has more than 20 MB.',
    ],
    [
      'its one row is endless',
      (response) => response.end(`id,price\n${'x'.repeat(19_000_000)}`),
      'Line 2: This row has more than 1000000 characters',
    ],
    [
      'it is compressed',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(100_000_000))),
      'Line 1: ',
    ],
    ['it is too large', (response) => response.end('x'.repeat(20_000_001)), 'The file has more than 20 MB.'],
  ]

  it.each(FAILURES)('because %s is mailed at first', async (_name, failing, words) => {
    const before = await stock()
    answer = failing
    await read()
    await read()
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(words)])
    expect(mails[0]!.text.length).toBeLessThan(5000)
    expect(await stock()).toEqual(before)
  })

  it('for less than an hour is nobody’s business', async () => {
    file(await sheet())
    await read()
    answer = (response) => response.writeHead(503).end()
    await read()
    expect(mails).toEqual([])
    await database.query(`update published_files set read_at = now() - interval '61 minutes'`)
    await read()
    await read()
    expect(mails).toHaveLength(1)
  })
})
