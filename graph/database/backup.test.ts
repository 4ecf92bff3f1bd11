import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { backUpDatabase, writeWhole } from './backup.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'

let folder: string
let server: EmbeddedPostgres

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-backup-'))
})

afterEach(async () => {
  await server?.stop()
  await rm(folder, { recursive: true })
})

test('a backup that is made while inquiries arrive replaces a lost database', async () => {
  const lost = join(folder, 'lost')
  const copy = join(folder, 'copy')
  server = await startEmbeddedPostgres(lost, { fsync: false })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('create table inquiries (number int primary key, words text)')
  const insert = (from: number, to: number) =>
    client.query(`insert into inquiries select n, repeat('word ' || n, 50) from generate_series($1::int, $2) n`, [
      from,
      to,
    ])
  await insert(1, 20_000)

  let written = 20_000
  let isCopying = true
  const writing = (async () => {
    while (isCopying) {
      await insert(written + 1, written + 100)
      written += 100
    }
  })()
  await backUpDatabase(server.url, lost, copy)
  isCopying = false
  await writing
  const sum = 'select count(*)::int, sum(hashtext(words))::text as content from inquiries where number <= $1'
  const { rows: kept } = await client.query(sum, [20_000])
  await client.end()
  await server.stop()
  await rm(lost, { recursive: true })

  await rename(copy, lost)
  server = await startEmbeddedPostgres(lost, { fsync: false })
  const restored = new pg.Client({ connectionString: server.url })
  await restored.connect()
  const { rows } = await restored.query(sum, [20_000])
  const { rows: all } = await restored.query('select count(*)::int, max(number) from inquiries')
  await restored.end()
  expect(rows).toEqual(kept)
  // The copy has all rows that were written up to one moment.
  expect(all[0].count).toBe(all[0].max)
  expect(all[0].count).toBeLessThanOrEqual(written)
})

test('an interrupted backup has a temporary name, and does not block the next one', async () => {
  const copy = join(folder, 'copy')
  const write = (name: string) => async (unfinished: string) => {
    await mkdir(unfinished)
    await writeFile(join(unfinished, name), '')
  }
  const cutShort = writeWhole(copy, async (unfinished) => {
    await write('a')(unfinished)
    throw new Error('no room')
  })
  await expect(cutShort).rejects.toThrow('no room')
  expect(await readdir(folder)).toEqual(['copy.partial'])

  await writeWhole(copy, write('b'))
  expect(await readdir(folder)).toEqual(['copy'])
  expect(await readdir(copy)).toEqual(['b'])
})
