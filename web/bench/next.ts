import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { NODE_FLAGS } from '#graph/runtime/node-flags.ts'
import type { HttpRequest } from './httpWork.ts'
import type { Program } from './serve.ts'

const NEXT = 'web/bench/peers/node_modules/next/dist/bin/next'
const APP = 'web/bench/peers/next'

/** The one page of the app. */
export const NEXT_PATH = '/inventory'

/** Builds the Next.js app, whose page shows the vehicles of the server at `origin`. */
export const buildNext = async (origin: string): Promise<Program> => {
  const env = { ORIGIN: origin, NEXT_TELEMETRY_DISABLED: '1' }
  await promisify(execFile)(process.execPath, [NEXT, 'build', APP], { env: { ...process.env, ...env } })
  const start = [process.execPath, ...NODE_FLAGS, NEXT, 'start', '--hostname', '127.0.0.1']
  return { command: async (port) => [...start, '--port', port, APP], ready: NEXT_PATH, env }
}

/** With gzip beside brotli, as browsers ask: Next.js has no brotli, and would not compress at all. */
export const nextRequest = (request: HttpRequest): HttpRequest =>
  request.headers?.['accept-encoding'] === 'br'
    ? { ...request, headers: { ...request.headers, 'accept-encoding': 'br, gzip' } }
    : request

/** Throws unless Next.js has its page in the cache. */
export const checkNextCache = async (origin: string): Promise<void> => {
  const response = await fetch(origin + NEXT_PATH)
  await response.arrayBuffer()
  if (response.headers.get('x-nextjs-cache') !== 'HIT')
    throw new Error(`Next.js answers ${NEXT_PATH} without its cache`)
}
