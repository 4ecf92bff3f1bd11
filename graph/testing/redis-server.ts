import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findRedis } from '#scripts/programs.mjs'
import { freePort } from './free-port.ts'

export interface RedisServer {
  /** Value for REDIS_URL. */
  url: string
  /** Stops the server in order; `start` restarts it at the same address with empty counts. */
  stop(): Promise<void>
  start(): Promise<void>
  kill(): Promise<void>
  /** Pauses the server until `resume`: it accepts connections and answers nothing. */
  freeze(): void
  resume(): void
}

/** A real Redis that keeps nothing on disk. Call `stop` when done. */
export async function startRedisServer(): Promise<RedisServer> {
  const program = findRedis()
  if (!program) {
    throw new Error('These tests need a Redis: install redis-server or valkey-server, or set REDIS_SERVER to one.')
  }
  const port = await freePort()
  let server: ChildProcess

  const start = async () => {
    const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no' }
    const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
    server = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.once('exit', (code) => reject(new Error(`Redis ended with code ${code} before it was ready.`)))
      createInterface(server.stdout!).on('line', (line) => /ready to accept connections/i.test(line) && resolve())
    })
  }

  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    freeze: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
  }
}
