import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataSource } from 'typeorm'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'
import { connect } from '#graph/start/connect.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { startStreamingReplica } from '#graph/testing/streaming-replica.ts'
import { checkReplica } from './replica-check.ts'

let folder: string
let primaryServer: EmbeddedPostgres
let replicaServer: EmbeddedPostgres
let primary: DataSource

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-doctor-'))
  primaryServer = await startEmbeddedPostgres(join(folder, 'primary'), { fsync: false })
  replicaServer = await startStreamingReplica(primaryServer.url, join(folder, 'primary'), join(folder, 'replica'))
  primary = await connect(primaryServer.url)
})

afterAll(async () => {
  await primary.destroy()
  await replicaServer.stop()
  await primaryServer.stop()
  await rm(folder, { recursive: true })
})

describe('the examination of a replica', () => {
  it('finds nothing wrong with a copy of the primary', async () => {
    expect(await checkReplica(primary, replicaServer.url)).toMatchObject({ status: 'ok' })
  })

  it('tells a copy of another cluster, which answers as well', async () => {
    const { database: another, close } = await openTestDatabase()
    const found = await checkReplica(another, replicaServer.url)
    await close()
    expect(found).toMatchObject({ status: 'fail', message: expect.stringContaining('a copy of another cluster') })
  })
})
