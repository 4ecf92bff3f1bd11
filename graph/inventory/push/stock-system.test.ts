import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listen } from '#graph/http/server.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { createTestGraph } from '#graph/testing/graph.ts'

const DOCS = join(import.meta.dirname, '../../../docs')
const page = await readFile(join(DOCS, 'stock-system.md'), 'utf8')
const [FIRST, SOLD] = [...page.matchAll(/^```csv\n(.*?)^```/gms)].map(([, file]) => file!)
const [, CHANGE] = /^```json\n(.*?)^```/ms.exec(page)!

const KEY = 'a-key-that-may-write'
const test = await createTestGraph({ partners: { [KEY]: { name: 'dms', scopes: ['inventory:write'] } } })
const folder = await openTestFolder()
beforeAll(() => test.database.query(`insert into partners (name) values ('dms')`))
afterAll(() => test.close())

const push = async (payload: string, type = 'text/csv') => {
  const headers = { 'content-type': type, 'x-partner-key': KEY }
  return (await test.inject({ method: 'POST', url: '/api/inventory', payload, headers })).json()
}

it('the first push of a system finds the carts by its own numbers, and adds the others', async () => {
  const byStockNumber = await push(FIRST!)
  expect(byStockNumber).toMatchObject({
    added: { count: 1, first: [{ id: 'club-car-onward' }] },
    changed: { count: 1, first: [{ id: 'denago-nomad' }] },
  })
  expect(await test.dataOf('{ vehicle(id: "club-car-onward") { condition } }')).toEqual({
    vehicle: { condition: 'USED' },
  })
  expect(await push('vin,color\n1rdgn4p2 4ts002603,Blue\n')).toMatchObject({ changed: { ids: ['denago-nomad'] } })
})

it('a row with the number and the state alone marks a cart as sold', async () => {
  expect(await push(SOLD!)).toMatchObject({ changed: { first: [{ id: 'denago-nomad', fields: [{ after: 'SOLD' }] }] } })
})

it('a change within the day is an array of one cart', async () => {
  expect(await push(CHANGE!, 'application/json')).toMatchObject({
    changed: {
      first: [{ id: 'denago-nomad', fields: expect.arrayContaining([{ column: 'price', before: 8295, after: 7995 }]) }],
    },
  })
})

/** CI and servers need no Python. */
const hasPython = spawnSync('python3', ['--version']).status === 0
const withPython = hasPython ? it : it.skip

describe(hasPython ? 'nightly.py' : 'nightly.py, skipped: there is no python3 here', () => {
  const run = async (site: string, file: string, query = '') => {
    await writeFile(join(folder, 'stock.csv'), file)
    const args = [join(DOCS, 'examples/nightly.py'), site, join(folder, 'stock.csv'), query]
    const child = spawn('env', [`PARTNER_KEY=${KEY}`, 'python3', ...args])
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { out, errors, code: child.exitCode }
  }
  let site: string
  beforeAll(async () => {
    site = `http://127.0.0.1:${await listen(test.server, { port: 0, host: '127.0.0.1' })}`
  })

  withPython('pushes a file, also the one of before again, and prints what is wrong with another', async () => {
    const file = 'stockNumber,price\nR-2604,7100\n'
    const changed = (count: number) => ({ out: `0 added, ${count} changed, 0 removed\n`, errors: '', code: 0 })
    expect((await run(site, file, '?dryRun')).out).toBe('Only tried: 0 added, 1 changed, 0 removed\n')
    expect(await run(site, file)).toEqual(changed(1))
    expect(await run(site, file)).toEqual(changed(0))
    expect(await run(site, file.replace('7100', '7200'))).toEqual(changed(1))
    expect(await run(site, file)).toEqual(changed(1))
    expect(await run(site, 'stockNumber,price\nR-2604,cheap\n')).toEqual({
      out: '',
      errors: expect.stringMatching(/^Nothing was changed: .*\nRow 2: "cheap" is not a price/),
      code: 1,
    })
  })

  withPython('tries again after Retry-After', async () => {
    const keys: unknown[] = []
    const busy = createServer((request, response) => {
      keys.push(request.headers['idempotency-key'])
      request.resume()
      if (keys.length === 1) response.writeHead(503, { 'retry-after': '0' }).end('busy')
      else
        response.end(
          JSON.stringify({ dryRun: false, added: { count: 0 }, changed: { count: 0 }, removed: { count: 0 } }),
        )
    }).listen(0, '127.0.0.1')
    await once(busy, 'listening')
    const { out } = await run(`http://127.0.0.1:${(busy.address() as AddressInfo).port}`, 'stockNumber\n')
    busy.close()
    expect(out).toBe('0 added, 0 changed, 0 removed\n')
    expect(keys).toEqual([keys[0], keys[0]])
  })
})
