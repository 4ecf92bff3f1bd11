import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canUseApt, installWithApt } from './apt.mjs'
import { withLock } from './lock.mjs'
import { failureOf, SetupError, step } from './step.mjs'

const PROGRAMS = ['redis-server', 'valkey-server']

/** Path of the Redis for the tests: REDIS_SERVER, or a redis-server or valkey-server on PATH. */
export function findRedis() {
  const named = process.env.REDIS_SERVER
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  return PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Installs a Redis, unless findRedis() finds one. */
export async function installRedis(root) {
  if (process.env.REDIS_SERVER && !existsSync(process.env.REDIS_SERVER)) {
    throw new SetupError(`REDIS_SERVER is ${process.env.REDIS_SERVER}, but there is no Redis.`)
  }
  if (findRedis()) return
  const failure = await withLock(join(root, 'node_modules/.redis.lock'), async () => {
    if (findRedis() || !canUseApt()) return undefined
    return failureOf(() => step('Installing Redis with apt-get', () => installWithApt('redis-server')))
  })
  if (findRedis()) return
  const advice =
    'A Redis for the tests could not be installed: install redis-server or valkey-server, or set REDIS_SERVER to one.'
  throw new SetupError(failure ? `${failure.message}\n${advice}` : advice)
}
