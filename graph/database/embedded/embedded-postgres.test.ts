import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { StartError } from '#graph/runtime/start-error.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const MODULE = join(process.cwd(), 'graph/database/embedded/embedded-postgres.ts')

// Another process that uses the server until it reads a line, on which it leaves or just exits, or is killed.
const USER = `
  import { startEmbeddedPostgres } from '${MODULE}'
  const server = await startEmbeddedPostgres(process.argv[1], { fsync: false })
  console.log(server.url)
  process.stdin.once('data', async (line) => {
    if (String(line) === 'leave\\n') await server.stop()
    process.exit()
  })
`

/** A new database, made once; each test works on a copy. */
let prepared: string
let folder: string
let here: EmbeddedPostgres | undefined
let others: ChildProcess[]

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'ridgeline-embedded-'))
  const { stop } = await startEmbeddedPostgres(prepared, { fsync: false })
  await stop()
})
afterAll(() => rm(prepared, { recursive: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-embedded-'))
  // With its owner, who is another user than root.
  spawnSync('cp', ['-a', join(prepared, 'postgres'), folder])
  here = undefined
  others = []
})

afterEach(async () => {
  for (const other of others) other.kill('SIGKILL')
  await here?.stop()
  await rm(folder, { recursive: true })
})

async function startHere(): Promise<EmbeddedPostgres> {
  here = await startEmbeddedPostgres(folder, { fsync: false })
  return here
}

async function startElsewhere(): Promise<{ other: ChildProcess; url: string }> {
  const other = spawn(process.execPath, ['--input-type=module', '-e', USER, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  others.push(other)
  const [url] = await once(createInterface(other.stdout!), 'line')
  return { other, url }
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query({ text, rowMode: 'array' })
    return rows.flat()
  } finally {
    await client.end()
  }
}

const serverProcess = () => Number.parseInt(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)

test('two processes share one server, and the last of them stops it', async () => {
  // Neither finds a database, and one of them makes it.
  await rm(join(folder, 'postgres'), { recursive: true })
  const [{ url }, { other, url: same }] = await Promise.all([startHere(), startElsewhere()])
  expect(same).toBe(url)

  await here?.stop()
  expect(await query(url, 'SELECT 1')).toEqual([1])

  other.stdin?.write('leave\n')
  await once(other, 'exit')
  await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
})

test('a user that exits without leaving stops the server, unless it has another user', async () => {
  const [{ url }, { other }] = await Promise.all([startHere(), startElsewhere()])
  other.stdin?.write('exit\n')
  await once(other, 'exit')
  expect(await query(url, 'SELECT 1')).toEqual([1])
  await here?.stop()

  const { other: last } = await startElsewhere()
  last.stdin?.write('exit\n')
  await once(last, 'exit')
  await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
})

test('a killed user leaves its server to the next one, which stops it', async () => {
  const { other, url } = await startElsewhere()
  await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer')
  const server = serverProcess()
  other.kill('SIGKILL')
  await once(other, 'exit')

  expect((await startHere()).url).toBe(url)
  expect(serverProcess()).toBe(server)
  expect(await query(url, 'SELECT answer FROM kept')).toEqual([42])
  await here?.stop()
  await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
})

test('a killed server comes back by itself at the same address with all committed data', async () => {
  const { url } = await startHere()
  await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer')
  const killed = serverProcess()
  process.kill(killed, 'SIGKILL')

  await eventually(() =>
    query(url, 'SELECT answer FROM kept').then(
      ([answer]) => answer === 42,
      () => false,
    ),
  )
  expect(serverProcess()).not.toBe(killed)
})

test('a server that was killed together with its user is started again', async () => {
  const { other, url } = await startElsewhere()
  await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer')
  other.kill('SIGKILL')
  process.kill(serverProcess(), 'SIGKILL')

  expect((await startHere()).url).toBe(url)
  expect(await query(url, 'SELECT answer FROM kept')).toEqual([42])
})

test('a stale process id that another program has by now does not keep the server from starting', async () => {
  await startHere()
  const pidFile = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')
  await here?.stop()
  writeFileSync(join(folder, 'postgres/cluster/postmaster.pid'), pidFile.replace(/^\d+/, String(process.ppid)))

  expect(await query((await startHere()).url, 'SELECT 1')).toEqual([1])
})

test('a connection needs the password, which only the owner of the files can read', async () => {
  const { url } = await startHere()
  const address = new URL(url)
  address.password = 'guess'

  await expect(query(address.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  expect(statSync(join(folder, 'postgres/password')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700)
  expect(await query(url, 'SHOW listen_addresses')).toEqual(['127.0.0.1'])
})

test('a broken data folder is reported with the reason and the path of the log', async () => {
  await startHere()
  await here?.stop()
  truncateSync(join(folder, 'postgres/cluster/global/pg_control'))

  const failure = startEmbeddedPostgres(folder)
  await expect(failure).rejects.toThrow(StartError)
  await expect(failure).rejects.toThrow(/pg_control.*see .*postgres\.log/)
})

test('a folder that cannot be used is reported with the variables that name another', async () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')

  const failure = startEmbeddedPostgres(folder)
  await expect(failure).rejects.toThrow(StartError)
  await expect(failure).rejects.toThrow(/DATA_DIR.*DATABASE_URL/)
})

test('on a full disk it stops, and says in a sentence why it does not start', async () => {
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder]).status === 0
  // Only root can make a disk that is full.
  if (!isMounted) return
  try {
    const { url } = await startHere()
    const fill = () => spawnSync('sh', ['-c', 'cat /dev/zero >> full'], { cwd: folder }).status
    expect(fill()).not.toBe(0)
    await here?.stop()
    await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')

    expect(fill()).not.toBe(0)
    const failure = startEmbeddedPostgres(folder, { fsync: false })
    await expect(failure).rejects.toThrow(StartError)
    await expect(failure).rejects.toThrow(/^The embedded Postgres .*(disk of .* is full|No space left on device)/)

    rmSync(join(folder, 'full'))
    expect(await query((await startHere()).url, 'SELECT 1')).toEqual([1])
    await here?.stop()
  } finally {
    spawnSync('umount', ['-l', folder])
  }
})
