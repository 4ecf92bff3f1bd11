import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataSource } from 'typeorm'
import { checkReplica } from '#graph/cli/doctor/replica-check.ts'
import { connect } from '#graph/start/connect.ts'
import { makeCuttable } from '#graph/testing/cuttable.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { startStreamingReplica } from '#graph/testing/streaming-replica.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import type { OpenReadDatabase } from './read-database.ts'
import { followReplica } from './replica.ts'

const LIVE = { current: 1, isLive: true, isReachable: true }
const DEAF = { current: 2, isLive: false, isReachable: false }

let folder: string
let primaryServer: EmbeddedPostgres
let replicaServer: EmbeddedPostgres
let primary: DataSource
let replica: DataSource
let opened: OpenReadDatabase
let lines: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-replica-'))
  primaryServer = await startEmbeddedPostgres(join(folder, 'primary'), { fsync: false })
  primary = await connect(primaryServer.url)
  await primary.query('create table carts (name text)')
  replicaServer = await startStreamingReplica(primaryServer.url, join(folder, 'primary'), join(folder, 'replica'))
  replica = await connect(replicaServer.url)
})

afterAll(async () => {
  await replica.destroy()
  await primary.destroy()
  await replicaServer.stop()
  await primaryServer.stop()
  await rm(folder, { recursive: true })
})

beforeEach(() => {
  lines = []
  const note = (line: string) => lines.push(line)
  opened = followReplica({ primary, url: replicaServer.url, log: { warn: note, info: note } })
  opened.changed(LIVE)
})

afterEach(() => opened.close())

const isReplicaRead = async () => {
  const [row] = await opened.query<{ is: boolean }[]>('select pg_is_in_recovery() as is')
  return row!.is
}

const carts = () => opened.query<{ name: string }[]>('select name from carts order by name')

/** Meanwhile asynchronous commits are not written. */
async function withoutLogWriter(work: () => Promise<void>) {
  const [{ pid }] = await primary.query(`select pid from pg_stat_activity where backend_type = 'walwriter'`)
  process.kill(pid, 'SIGSTOP')
  try {
    await work()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

test('reads the replica once it has all that was written', async () => {
  await primary.query(`insert into carts values ('Nomad')`)
  opened.changed(LIVE)
  await eventually(isReplicaRead)
  expect(await carts()).toEqual([{ name: 'Nomad' }])
})

test('reads what was just written from the primary until the replica has it', async () => {
  await eventually(isReplicaRead)
  await replica.query('select pg_wal_replay_pause()')
  await primary.query(`insert into carts values ('Rover')`)
  opened.changed(LIVE)
  expect(await carts()).toContainEqual({ name: 'Rover' })
  expect(await isReplicaRead()).toBe(false)

  await replica.query('select pg_wal_replay_resume()')
  await eventually(isReplicaRead)
  expect(await carts()).toContainEqual({ name: 'Rover' })
})

test('reads the primary for a change whose commit is not yet written to its log', async () => {
  await eventually(isReplicaRead)
  await withoutLogWriter(async () => {
    await primary.query(`set local synchronous_commit = off; insert into carts values ('Ranger')`)
    opened.changed(LIVE)
    // More than enough time for a query of the replica's position.
    for (let reading = 0; reading < 50; reading += 1) expect(await carts()).toContainEqual({ name: 'Ranger' })
  })
  await eventually(isReplicaRead)
  expect(await carts()).toContainEqual({ name: 'Ranger' })
})

test('reads the replica, however stale, while the primary cannot be reached', async () => {
  await eventually(isReplicaRead)
  opened.changed(DEAF)
  expect(await isReplicaRead()).toBe(true)
})

test('reads the primary while the replica is away, logs that once, and returns to the replica', async () => {
  await eventually(isReplicaRead)
  await replica.destroy()
  await replicaServer.stop()
  await Promise.all([carts(), carts(), carts()])
  expect(await isReplicaRead()).toBe(false)

  replicaServer = await startEmbeddedPostgres(join(folder, 'replica'), { fsync: false })
  replica = await connect(replicaServer.url)
  await eventually(isReplicaRead)
  expect(lines).toEqual([
    expect.stringMatching(/^the replica does not answer, reading from the primary: /),
    'the replica answers again',
  ])
})

test('reads the primary soon after the replica stops responding', async () => {
  const way = await makeCuttable(replicaServer.url)
  await opened.close()
  opened = followReplica({ primary, url: way.url, log: { warn: (line) => lines.push(line), info: () => {} } })
  opened.changed(LIVE)
  await eventually(isReplicaRead)

  way.isSilent = true
  const start = performance.now()
  // More than the pool has connections.
  await Promise.all(Array.from({ length: 30 }, carts))
  // The system would give up a silent connection only after minutes.
  expect(performance.now() - start).toBeLessThan(20_000)
  expect(lines).toHaveLength(1)
  await way.cut()
})

test('does not repeat an invalid statement on the primary', async () => {
  await eventually(isReplicaRead)
  await expect(opened.query('select nothing')).rejects.toThrow('column "nothing" does not exist')
})

test('doctor tells a copy of the primary from a copy of another cluster, which answers as well', async () => {
  expect(await checkReplica(primary, replicaServer.url)).toMatchObject({ status: 'ok' })
  const { database: another, close } = await openTestDatabase()
  const found = await checkReplica(another, replicaServer.url)
  await close()
  expect(found).toMatchObject({ status: 'fail', message: expect.stringContaining('a copy of another cluster') })
})
