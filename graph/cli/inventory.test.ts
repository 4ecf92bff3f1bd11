import { readFile, writeFile } from 'node:fs/promises'
import { globalAgent } from 'node:https'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadConfig } from '#graph/config.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { startHttpServer } from '#graph/testing/http-server.ts'
import { INVENTORY } from './inventory-program.ts'
import { readCommand } from './program.ts'

const { database, close } = await openTestDatabase()
const folder = await openTestFolder()
const [sheet, settings] = [join(folder, 'stock.csv'), { ...loadConfig(), mediaDir: join(folder, 'media') }]
afterAll(close)

/** Runs a command line, and returns what it prints. */
function run(args: string[], config = settings): Promise<string> {
  const { command, words, options } = readCommand(INVENTORY, args)
  return command.run({ words, options, database, config })
}

const stock = async (stockNumber: string) =>
  (await database.query('select * from vehicles where stock_number = $1', [stockNumber]))[0]

it('exports a sheet that is edited and imported, and does not write over what others have changed since', async () => {
  const importSheet = async (from: string, to: string) => {
    await writeFile(sheet, (await readFile(sheet, 'utf8')).replace(from, to))
    return run(['import', sheet, '--replace']).catch(({ message }) => message)
  }
  await run(['export', sheet])
  expect(await importSheet(',8495,', ',"$7,995",')).toMatch(
    /^~ .+\n {4}price: 8495 → 7995\n24 rows in .+ s: 0 added, 1 changed, 23 unchanged, 0 removed\.\n$/,
  )
  await run(['export', sheet])
  await database.query(`update vehicles set availability = 'SOLD' where stock_number = 'R-2603'`)
  expect(await importSheet('', '')).toMatch(
    /^Nothing was imported: .+\nRow 5, Denago Nomad \(R-2603\): .+: availability is sold on the site, and in stock in the file\./,
  )
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
