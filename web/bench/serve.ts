import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { NODE_ENVIRONMENT, NODE_FLAGS } from '#graph/runtime/node-flags.ts'
import { SHARED_MEDIA } from '#web/e2e/sharedPictures.ts'

const START_LIMIT_MS = 60_000
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

// The settings of every measured server. All requests come from one client, so there are no limits for an address. All
// pictures are there: the process that draws them would count.
const SETTINGS = {
  MEDIA_DIR: SHARED_MEDIA,
  DATABASE_URL: '',
  SITE_URL: '',
  RATE_LIMIT: '999999999999',
  CONTACT_LIMIT: '999999999',
  TRUSTED_PROXIES: 'loopback',
}

export interface Served {
  origin: string
  pid: number
  stop: () => Promise<void>
}

export interface Program {
  file: string
  /** Path that answers 200 as soon as the program is ready. */
  ready: string
  env: Record<string, string>
}

/** Runs a program of its own on a free port until it is stopped. */
export const serve = async ({ file, ready, env }: Program): Promise<Served> => {
  const startedAt = performance.now()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...NODE_FLAGS, file], {
    env: { ...process.env, ...NODE_ENVIRONMENT, ...SETTINGS, ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A signal to the run ends its servers: the measurement fails, and the failure cleans up.
  const end = () => child.kill('SIGTERM')
  for (const signal of SIGNALS) process.once(signal, end)
  const stop = async () => {
    for (const signal of SIGNALS) process.off(signal, end)
    if (child.exitCode !== null || child.signalCode !== null) return
    end()
    await once(child, 'exit')
  }
  try {
    for (;;) {
      // Without this header Apollo Server refuses a GET, which another site's page could have sent.
      const headers = { 'apollo-require-preflight': 'true' }
      const response = await fetch(origin + ready, { headers }).catch(() => undefined)
      await response?.arrayBuffer()
      if (response?.ok) break
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${file} has ended`)
      if (performance.now() - startedAt > START_LIMIT_MS) {
        throw new Error(`${file} did not answer within ${START_LIMIT_MS / 1000} s`)
      }
      await wait(20)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, pid: child.pid!, stop }
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return String(port)
}
