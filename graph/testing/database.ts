import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { connect } from '#graph/start/connect.ts'
import { prepareDatabase } from '#graph/start/migrate.ts'

const SOURCES = join(import.meta.dirname, '..')
const LOCK = 7_246_534

export interface TestDatabase {
  url: string
  drop(): Promise<unknown>
}

/** A migrated and seeded database for one test file, copied from a template that the first caller of a run creates. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `ridgeline_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(async (admin) => {
    const template = await ensureTemplate(admin)
    await admin.query(`create database ${name} template ${template}`)
  })
  return { url: urlOf(name), drop: () => dropDatabase(name) }
}

/** A test database with a connection; `close` drops it. */
export async function openTestDatabase(options?: Parameters<typeof connect>[1]) {
  const { url, drop } = await createTestDatabase()
  const database = await connect(url, options)
  const close = async () => {
    await database.destroy()
    await drop()
  }
  return { url, database, close }
}

/** An empty database, without any table. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `ridgeline_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin((admin) => admin.query(`create database ${name} template template0`))
  return { url: urlOf(name), drop: () => dropDatabase(name) }
}

async function ensureTemplate(admin: pg.Client): Promise<string> {
  const template = `ridgeline_template_${await sourceHash()}`
  await admin.query('select pg_advisory_lock($1)', [LOCK])
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1 and datistemplate', [template])
    if (rowCount) return template
    await admin.query(`drop database if exists ${template} with (force)`)
    await admin.query(`create database ${template} template template0`)
    await fill(urlOf(template))
    await admin.query(`alter database ${template} is_template true`)
    return template
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK])
  }
}

async function fill(url: string): Promise<void> {
  const database = await connect(url)
  await prepareDatabase(database)
  await database.destroy()
}

/** Names the template: a permanent server keeps templates of earlier runs, whose migrations or seeds may differ. */
async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  const files = (await readdir(SOURCES, { recursive: true }))
    .filter((file) => /^(database|seed)\/.*\.(ts|json)$/.test(file))
    .sort()
  for (const file of files) hash.update(file).update(await readFile(join(SOURCES, file)))
  return hash.digest('hex').slice(0, 16)
}

function dropDatabase(name: string): Promise<unknown> {
  return asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`))
}

async function asAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: adminUrl() })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(database: string): string {
  const url = new URL(adminUrl())
  url.pathname = `/${database}`
  return url.href
}

function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests through jest with its global setup')
  return url
}
