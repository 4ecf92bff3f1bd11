import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMigrations, hashMigrations } from './landed-migrations.mjs'

let folder

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-migrations-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A file of its own for each text, because a module is loaded once. */
async function hashesOf(file, up, comment = '') {
  const path = join(folder, file)
  await writeFile(
    path,
    `${comment}
    export class Wheels {
      name = 'Wheels1795737600000'
      async up(runner) { await runner.query(\`${up}\`) }
      async down(runner) { await runner.query('drop table wheels') }
    }`,
  )
  const hashes = await hashMigrations(folder)
  await rm(path)
  return hashes
}

it('adds a new migration, and lets its comments and line breaks change', async () => {
  const landed = addMigrations({}, await hashesOf('a.mjs', 'create table wheels (id text)'))
  expect(Object.keys(landed)).toEqual(['Wheels1795737600000'])
  const same = await hashesOf('b.mjs', 'create table wheels\n  (id text)', '// The wheels of carts.')
  expect(addMigrations(landed, same)).toEqual(landed)
})

it('refuses another statement in a migration that has landed, and its removal', async () => {
  const landed = addMigrations({}, await hashesOf('c.mjs', 'create table wheels (id text)'))
  const other = await hashesOf('d.mjs', 'create table wheels (id text, size text)')
  expect(() => addMigrations(landed, other)).toThrow('Wheels1795737600000: a migration that has landed is never edited')
  expect(() => addMigrations(landed, {})).toThrow('Wheels1795737600000: a migration that has landed is never edited')
})

it.each(['Doors1795737599999', 'Doors1795737600000', 'Doors'])('refuses %s after a later migration', (name) => {
  const landed = { Wheels1795737600000: 'a' }
  expect(() => addMigrations(landed, { ...landed, [name]: 'b' })).toThrow(
    `${name}: a new migration runs last, so the time`,
  )
  expect(Object.keys(addMigrations(landed, { Doors1795737600001: 'b', ...landed }))).toEqual([
    'Wheels1795737600000',
    'Doors1795737600001',
  ])
})
