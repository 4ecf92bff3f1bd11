import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'

declare global {
  var stopTestPostgres: (() => Promise<void>) | undefined
}

/** Starts a Postgres for this run, and sets TEST_DATABASE_URL to its address for the tests' workers. */
export default async function globalSetup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-test-'))
  const server = await startEmbeddedPostgres(folder, { fsync: false })
  process.env.TEST_DATABASE_URL = server.url
  globalThis.stopTestPostgres = async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
  // Jest skips the teardown when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAndExit)
}

async function stopAndExit(): Promise<void> {
  await globalThis.stopTestPostgres?.()
  process.exit(1)
}
