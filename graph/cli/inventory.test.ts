import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { globalAgent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import sharp from 'sharp'
import { loadConfig } from '#graph/config.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { startHttpServer } from '#graph/testing/http-server.ts'
import { INVENTORY } from './inventory-program.ts'
import { readCommand } from './program.ts'

const { database, close } = await openTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'inventory-'))
const [sheet, settings] = [join(folder, 'stock.csv'), { ...loadConfig(), mediaDir: join(folder, 'media') }]

const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c04000' } })
  .jpeg()
  .toBuffer()
const pictures = await startHttpServer(({ url }, response) => {
  if (url!.endsWith('.jpg')) response.end(jpeg)
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<html>An album</html>')
})

afterAll(async () => {
  pictures.stop()
  await rm(folder, { recursive: true })
  await close()
})

/** Runs a command line, and returns what it prints. */
function run(args: string[], config = settings): Promise<string> {
  const { command, words, options } = readCommand(INVENTORY, args)
  return command.run({ words, options, database, config })
}

type Row = Record<string, string>
const stock = async (stockNumber: string) =>
  (await database.query('select * from vehicles where stock_number = $1', [stockNumber]))[0]

describe('the guide of the staff', () => {
  /** Imports the sheet in place of the stock, and returns what it prints or why it refuses. */
  const importSheet = () =>
    run(['import', sheet, '--replace'], { ...settings, allowsLocalWebhooks: true }).catch(({ message }) => message)

  async function edit(change: (rows: Row[]) => Row[]): Promise<string> {
    const edited = change(parse(await readFile(sheet), { columns: true, bom: true }))
    await writeFile(sheet, stringify(edited, { header: true, columns: Object.keys(edited[0]!) }))
    return importSheet()
  }

  async function editExport(change: (rows: Row[]) => Row[]): Promise<string> {
    await run(['export', sheet])
    return edit(change)
  }

  const changing = (number: string, cells: Row) => (rows: Row[]) =>
    rows.map((row) => (row.stockNumber === number ? { ...row, ...cells } : row))
  const set = (number: string, cells: Row) => editExport(changing(number, cells))

  const NEW = {
    name: 'Denago Nomad XL',
    brand: 'denago',
    category: 'Nomad',
    price: '$9,495',
    description: 'A second one.',
  }

  const ROWS: Record<string, () => Promise<unknown>> = {
    async 'a cart is held, with a deposit'() {
      const report = await set('R-2601', { availability: 'on hold' })
      expect(report).toMatch(
        /^~ Evolution D5 Maverick 4 Plus \(R-2601\), id 7f3a9c1e5b2d4860\n {4}availability: IN_STOCK → ON_HOLD\n24 rows in .+ s: 0 added, 1 changed, 23 unchanged, 0 removed\.\n$/,
      )
      expect(await stock('R-2601')).toMatchObject({ availability: 'ON_HOLD' })
    },
    async 'a cart is sold on the lot'() {
      expect(await set('U-1801', { availability: 'sold' })).toContain('availability: IN_STOCK → SOLD\n')
      expect(await stock('U-1801')).toMatchObject({ availability: 'SOLD', in_stock: false })
    },
    async 'a cart that was on order arrives'() {
      await set('R-2611', { availability: 'on order' })
      expect(await set('R-2611', { availability: 'in stock' })).toContain('availability: ON_ORDER → IN_STOCK\n')
    },
    async 'a price drops'() {
      const report = await set('R-2603', { price: '$7,995', listPrice: '8495' })
      expect(report).toContain('\n    price: 8495 → 7995\n    listPrice: - → 8495\n')
      expect(await stock('R-2603')).toMatchObject({ price: 7995, list_price: 8495 })
      expect(await set('R-2603', { price: '79950' })).toContain(
        'Please check:\nRow 5, Denago Nomad (R-2603), price: The price moves from $7995 to $79950. Is that right?\n',
      )
      expect(await set('R-2603', { price: '' })).toBe(
        'Nothing was imported: the file has 1 problem.\nRow 5, Denago Nomad (R-2603), price: A cart needs a price in dollars, such as 8495.',
      )
      await set('R-2603', { price: '7995' })
    },
    async 'a text is wrong'() {
      await set('R-2603', { description: 'Two lines:\none and two.' })
      expect(await stock('R-2603')).toMatchObject({ description: 'Two lines:\none and two.' })
    },
    async 'a new cart'() {
      const first = await stock('R-2611')
      const add = () => editExport((rows) => [...rows, { ...NEW, stockNumber: 'R-9001' }])
      expect(await add()).toContain('+ Denago Nomad XL (R-9001), id denago-nomad-xl-r-9001\n25 rows')
      expect(await stock('R-9001')).toMatchObject({ brand: 'Denago', price: 9495, is_new: true, images: [] })
      expect(await stock('R-2611')).toEqual(first)
      expect(await add()).toMatch(/stockNumber: This is the cart of row \d+ again\. Keep one of the two rows/)
    },
    async 'notes of your own'() {
      const report = await editExport((rows) => rows.map((row) => ({ ...row, _paid: '$500 of Ann' })))
      expect(report).toMatch(/^25 rows in .+: 0 added, 0 changed, 25 unchanged, 0 removed\.\n$/)
    },
    async 'new pictures'() {
      const images = ['front', 'rear'].map((name) => `${pictures.origin}/${name}.jpg`).join('|')
      expect(await set('R-9001', { images })).toContain('\n    images: - → uploads/')
      expect((await stock('R-9001')).images).toMatchObject([{ width: 400 }, { width: 400 }])
      expect(await set('R-9001', { images: `${pictures.origin}/album` })).toMatch(
        /\nRow \d+, Denago Nomad XL \(R-9001\), images\[1\]: "http.+\/album" is not a JPEG, PNG, .+ picture/,
      )
    },
    async 'which carts come first'() {
      await set('R-9001', { rank: '1' })
      const [first] = await database.query('select stock_number from vehicles order by rank, id limit 1')
      expect(first).toEqual({ stock_number: 'R-9001' })
    },
    async 'a cart moves to another place'() {
      await set('R-9001', { location: 'Hatfield' })
      expect(await stock('R-9001')).toMatchObject({ location: 'hatfield' })
      expect(await set('R-9001', { location: 'Hatfeild' })).toContain(
        'location: "Hatfeild" is not a place of ours. Write',
      )
    },
    async 'a cart is gone'() {
      const without =
        (...numbers: string[]) =>
        (rows: Row[]) =>
          rows.filter(({ stockNumber }) => !numbers.includes(stockNumber!))
      expect(await editExport(without('R-9001'))).toContain('- Denago Nomad XL (R-9001), id denago-nomad-xl-r-9001\n')
      // A sold cart does not count.
      const refusal = await editExport(without('U-1801', 'R-2601', 'R-2603', 'R-2604', 'R-2605', 'R-2606'))
      expect(refusal).toMatch(
        /^Nothing was changed: 5 carts that are not sold would be removed, and at most 4 may be today: /,
      )
      expect(refusal).toContain('Denago Nomad (R-2603)')
      expect(await stock('U-1801')).toMatchObject({ availability: 'SOLD' })
    },
  }
  const OTHERS = [
    ...[
      'closed for snow',
      'hours of a holiday',
      'hours of a season',
      'a notice on every page',
      'a customer writes',
      'a card for the windshield',
    ],
    ...['the numbers of a month', "a mail is lost, or a person's data must go"],
  ]

  it('holds row by row on an exported file, and where others change the same cart', async () => {
    const guide = await readFile('docs/stock-by-file.md', 'utf8')
    const rows = [...guide.matchAll(/^\| (.+?) \|/gm)].map(([, what]) => what).slice(1)
    expect(rows).toEqual([...Object.keys(ROWS), ...OTHERS])
    for (const follow of Object.values(ROWS)) await follow()

    await run(['export', sheet])
    expect(await run(['set', 'R-2603', 'availability=sold'])).toContain('availability: IN_STOCK → SOLD\n')
    expect(await importSheet()).toMatch(
      /Row 5, Denago Nomad \(R-2603\): .+: availability is "SOLD" on the site and "IN_STOCK" here\./,
    )
    expect(await edit(changing('R-2603', { availability: 'sold' }))).toContain(': 0 added, 0 changed, 24 unchanged')
  })
})

describe('an import from an address', () => {
  const answers: Record<string, [type: string, body: string]> = {
    '/stock.csv': ['text/csv', 'stockNumber,price\nR-2604,7777\n'],
    '/feed': ['application/json; charset=utf-8', '[{"stockNumber": "R-2604", "price": 7778}]'],
    '/dms': ['application/octet-stream', 'Stock #;Retail;Secret\nR-2604;7779;x\n'],
    '/wrong.csv': ['text/csv', 'stockNumber,price\nR-2604,call\n'],
    '/pictures.csv': ['text/csv', 'stockNumber,images\nR-2604,../secret.jpg|stock.csv\n'],
    '/page': ['text/html', '<html></html>'],
  }
  const REDIRECTS: Record<string, string> = {
    '/unencrypted': 'http://example.com/stock.csv',
    '/inside': 'https://127.0.0.1/stock.csv',
    '/moved': '/stock.csv',
  }
  let elsewhere: Awaited<ReturnType<typeof startHttpServer>>
  beforeAll(async () => {
    const [key, cert] = await Promise.all(['key', 'pem'].map((end) => readFile(`graph/testing/tls/localhost.${end}`)))
    globalAgent.options.ca = cert
    elsewhere = await startHttpServer(
      ({ url }, response) => {
        if (url === '/endless.csv') {
          const more = () => response.destroyed || response.write('x'.repeat(1_000_000), more)
          return more()
        }
        if (url! in REDIRECTS) return response.writeHead(302, { location: REDIRECTS[url!] }).end()
        if (url === '/packed.csv')
          return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(100_000_000)))
        const [type, body] = answers[url!] ?? []
        if (body) response.writeHead(200, { 'content-type': type }).end(body)
        else response.writeHead(404).end()
      },
      { key, cert },
    )
  })
  afterAll(() => elsewhere.stop())

  it('reads it by its type, and with a mapping', async () => {
    await writeFile(join(folder, 'columns.csv'), 'theirs,ours\nStock #,stockNumber\nRetail,price\n')
    for (const [path, price, ...options] of [
      ['/stock.csv', 7777],
      ['/feed', 7778],
      ['/moved', 7777],
      ['/dms', 7779, '--columns', join(folder, 'columns.csv')],
    ] as const) {
      expect(await run(['import', `${elsewhere.origin}${path}`, ...options])).toContain(` → ${price}\n`)
      expect(await stock('R-2604')).toMatchObject({ price })
    }
  })

  it.each([
    [
      '/wrong.csv',
      /^Nothing was imported: the file has 1 problem\.\nRow 2, .+ \(R-2604\), price: "call" is not a price/,
    ],
    ['/pictures.csv', /images\[1\]: "\.\.\/secret\.jpg" is not a picture/],
    ['/none.csv', /^https:\/\/localhost:\d+\/none\.csv: The address answers with the status 404\.$/],
    ['/page', /: The address answers with a web page: it must be that of the file itself/],
    ['/unencrypted', /: The address redirects to one that does not begin with https\.$/],
    ['/inside', /127\.0\.0\.1 is not an address of the internet/],
    ['/endless.csv', /^The file has more than 20 MB\.$/],
    ['/packed.csv', /[Ll]ine 1: /],
  ])('says why it imports nothing from %s', async (path, message) => {
    await expect(run(['import', `${elsewhere.origin}${path}`])).rejects.toThrow(message)
  })

  it('wants https', async () => {
    const address = elsewhere.origin.replace('https', 'http')
    await expect(run(['import', `${address}/stock.csv`])).rejects.toThrow('The address must begin with https.')
  })
})
