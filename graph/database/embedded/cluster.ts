import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#graph/runtime/start-error.ts'
import type { PostgresCommand } from './binaries.ts'

// Long, for slow machines: a Postgres that fails to start is noticed at once.
const SECONDS_TO_START = 300

// Temporary errors, caused by another postmaster or by the last processes of a killed one.
const PASSING = /pre-existing shared memory|lock file "[^"]*" already exists|could not (bind|create any TCP)/

/** A Postgres cluster in a folder. The caller ensures that no other process calls the methods at the same time. */
export class EmbeddedCluster {
  readonly #home: string
  readonly #data: string
  readonly #log: string
  readonly #passwordFile: string
  readonly #fsync: boolean
  readonly #command: PostgresCommand

  constructor(home: string, command: PostgresCommand, fsync: boolean) {
    this.#home = home
    this.#command = command
    this.#data = join(home, 'cluster')
    this.#log = join(home, 'postgres.log')
    this.#passwordFile = join(home, 'password')
    this.#fsync = fsync
  }

  get isAlive(): boolean {
    const server = readPidFile(this.#data)
    return server !== undefined && isAlive(server.pid)
  }

  async start(): Promise<string> {
    if (!existsSync(this.#data)) this.#create()
    const password = this.#readPassword()
    const deadline = Date.now() + SECONDS_TO_START * 1000
    while (Date.now() < deadline) {
      const url = await this.#findRunning(password)
      if (url) return url
      await this.#launch(deadline)
    }
    throw new StartError(`The embedded Postgres was not ready within ${SECONDS_TO_START} s: see ${this.#log}.`)
  }

  stop(): void {
    const result = this.#run('pg_ctl', ['stop', '-D', this.#data, '-m', 'fast', '-t', '60'])
    if (result.status !== 0 && this.isAlive) {
      throw new StartError(
        `The embedded Postgres in ${this.#home} did not stop (${reasonIn(result.stderr)}): see ${this.#log}.`,
      )
    }
  }

  #create(): void {
    const unfinished = join(this.#home, 'cluster.new')
    rmSync(unfinished, { recursive: true, force: true })
    writeFileSync(this.#passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    const owner = statSync(this.#home)
    chownSync(this.#passwordFile, owner.uid, owner.gid)
    const args = ['-D', unfinished, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${this.#passwordFile}`]
    const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const result = this.#run('initdb', [...args, ...locale, ...(this.#fsync ? [] : ['--no-sync'])])
    if (result.status !== 0) {
      throw new StartError(
        `The embedded Postgres could not set up a database in ${this.#home}: ${reasonIn(result.stderr)}.`,
      )
    }
    // Renamed last, so that a cluster under its final name is complete, even if initdb was killed.
    renameSync(unfinished, this.#data)
  }

  /** Resolves when the server is ready, or has exited with a temporary error. */
  async #launch(deadline: number): Promise<void> {
    removeForeignPidFile(this.#data)
    const log = openSync(this.#log, 'a', 0o600)
    const logged = statSync(this.#log).size
    const [program, args, options] = this.#command('postgres', await this.#serverArguments())
    // Detached, so that Ctrl-C in the terminal reaches only the server's users, the last of which stops it.
    const server = spawn(program, args, { ...options, stdio: ['ignore', log, log], detached: true })
    closeSync(log)
    server.unref()
    let ended = false
    for (const event of ['exit', 'error']) {
      server.once(event, () => {
        ended = true
      })
    }
    while (!ended && Date.now() < deadline) {
      const found = readPidFile(this.#data)
      if (found?.isReady && found.pid === server.pid) return
      await sleep(20)
    }
    const messages = readFileSync(this.#log).subarray(logged).toString()
    if (ended && !PASSING.test(messages)) {
      throw new StartError(
        `The embedded Postgres in ${this.#home} does not start (${reasonIn(messages)}): see ${this.#log}.`,
      )
    }
    await sleep(200)
  }

  async #serverArguments(): Promise<string[]> {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      timezone: 'UTC',
      log_timezone: 'UTC',
      // Failed statements carry visitors' data, so they are not logged.
      log_min_messages: 'log',
      log_checkpoints: 'off',
      ...(this.#fsync ? {} : { fsync: 'off', full_page_writes: 'off' }),
    }
    const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    return ['-D', this.#data, '-p', String(await this.#choosePort()), ...pairs]
  }

  /** The previous port if it is free, so that connection pools reconnect after a restart. */
  async #choosePort(): Promise<number> {
    const file = join(this.#home, 'port')
    const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    const port = (await freePort(last)) ?? (await freePort(0))
    if (!port) throw new StartError('The embedded Postgres found no free port on 127.0.0.1.')
    writeFileSync(file, String(port))
    return port
  }

  async #findRunning(password: string): Promise<string | undefined> {
    const server = readPidFile(this.#data)
    if (!server?.isReady || !isAlive(server.pid)) return undefined
    const url = `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`
    return (await answers(url)) ? url : undefined
  }

  #readPassword(): string {
    if (existsSync(this.#passwordFile)) return readFileSync(this.#passwordFile, 'utf8')
    throw new StartError(
      `The password of the embedded Postgres, ${this.#passwordFile}, is gone: put it back, or remove ${this.#home} to begin anew.`,
    )
  }

  #run(...parameters: Parameters<PostgresCommand>) {
    const [program, args, options] = this.#command(...parameters)
    return spawnSync(program, args, { ...options, encoding: 'utf8' })
  }
}

const reasonIn = (messages: string): string =>
  /(?:error|FATAL|PANIC): +(.*)/.exec(messages)?.[1] ?? 'no reason was given'

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}

/** The server in postmaster.pid, which a killed server leaves behind. */
export function readPidFile(cluster: string) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** After a power cut, another program may have the old server's process id, and Postgres would mistake it for the server. */
function removeForeignPidFile(cluster: string): void {
  const server = readPidFile(cluster)
  if (!server || process.platform !== 'linux' || !isAlive(server.pid)) return
  if (readFileSync(`/proc/${server.pid}/cmdline`, 'utf8').includes(cluster)) return
  rmSync(join(cluster, 'postmaster.pid'))
}
