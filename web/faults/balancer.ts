import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { startHttpServer } from '#graph/testing/http-server.ts'

const WATCH_MS = 50

export type Balancer = Awaited<ReturnType<typeof startBalancer>>

/**
 * Spreads requests over sites as a proxy does: in turn over those whose /readyz is 200, with the visitor's
 * address in X-Forwarded-For, and once more elsewhere when a site refuses the connection or breaks off a GET.
 */
export const startBalancer = async () => {
  const ready = new Map<string, boolean>()
  let turn = 0
  let isStopped = false

  const check = async (site: string) => {
    const answer = await fetch(`${site}/readyz`).catch(() => undefined)
    if (ready.has(site)) ready.set(site, answer?.status === 200)
  }

  const watch = async () => {
    while (!isStopped) {
      await Promise.all([...ready.keys()].map(check))
      await wait(WATCH_MS)
    }
  }

  const forward = (site: string, { method, url, headers, socket }: IncomingMessage, body: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const visitor = headers['x-visitor'] ?? socket.remoteAddress
      const sent = { method, headers: { ...headers, 'x-forwarded-for': visitor, connection: 'close' } }
      request(`${site}${url}`, sent, resolve).on('error', reject).end(body)
    })

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await text(incoming)
    const sites = [...ready].filter(([, isReady]) => isReady).map(([site]) => site)
    // Other requests take their turns while this one tries a second site.
    const first = ++turn
    for (const step of sites.keys()) {
      try {
        const response = await forward(sites[(first + step) % sites.length]!, incoming, body)
        const content = await response.setEncoding('latin1').toArray()
        outgoing.writeHead(response.statusCode!, response.headers).end(content.join(''), 'latin1')
        return
      } catch (error) {
        const wasRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
        if (!wasRefused && incoming.method !== 'GET') break
      }
    }
    outgoing.writeHead(502).end()
  }

  const { origin, stop } = await startHttpServer(answer)
  const watching = watch()

  return {
    origin,
    async add(site: string) {
      ready.set(site, false)
      await check(site)
    },
    remove: (site: string) => void ready.delete(site),
    async stop() {
      isStopped = true
      await watching
      stop()
    },
  }
}
