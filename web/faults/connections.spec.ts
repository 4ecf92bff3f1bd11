import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { startOwnSite } from '#web/e2e/ownSite.ts'
import { report } from './report.ts'
import { see } from './visitors.ts'

const DESCRIPTORS = 200

/** Fewer than the kernel's backlog: it drops further ones, and their clients take them for open. */
const AT_ONCE = 100

/** Connections that send nothing; the site closes those beyond its limit at once. */
const openSilent = async (origin: string, count: number, localAddress: string, limit: number) => {
  const port = Number(new URL(origin).port)
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const some = Array.from({ length: AT_ONCE }, () => connect({ port, host: '127.0.0.1', localAddress }))
    // A socket that does not read does not notice that it is closed.
    for (const socket of some) socket.on('error', () => {}).resume()
    await Promise.all(some.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
    sockets.push(...some)
    await eventually(() => openOf(sockets) <= limit)
  }
  return sockets
}

const openOf = (sockets: Socket[]) => sockets.filter(({ readyState }) => readyState === 'open').length

const millisecondsOf = async (url: string) => {
  const startedAt = performance.now()
  expect((await see(url)).status).toBe(200)
  return Math.round(performance.now() - startedAt)
}

const statusFrom = async (localAddress: string, origin: string) => {
  const { port } = new URL(origin)
  const [answer] = (await once(get({ host: '127.0.0.1', port, localAddress, agent: false }), 'response')) as [
    IncomingMessage,
  ]
  answer.resume()
  return answer.statusCode
}

test('more silent connections than descriptors do not end the site', async () => {
  test.skip(process.platform !== 'linux', 'Only Linux has prlimit.')
  // All of them come through a proxy, whose connections are not counted by address.
  const under = ['prlimit', `--nofile=${DESCRIPTORS}`]
  const site = await startOwnSite({ HOST: '127.0.0.1', TRUSTED_PROXIES: 'loopback' }, { under })
  const sockets = await openSilent(site.origin, DESCRIPTORS * 2, '127.0.0.1', DESCRIPTORS / 2)
  expect(openOf(sockets)).toBeGreaterThan(DESCRIPTORS / 4)
  for (const socket of sockets) socket.destroy()
  const startedAt = performance.now()
  await eventually(async () => (await see(`${site.origin}/healthz`).catch(() => undefined))?.status === 200)
  const recoverMs = performance.now() - startedAt
  expect(await site.stop()).toEqual([0, null])
  const saw = `${DESCRIPTORS / 2} are taken, the others closed at once; the process lives`
  report({ fault: `${sockets.length} silent connections with ${DESCRIPTORS} descriptors`, saw, recoverMs, lost: 0 })
})

test('an address that opens thousands of connections takes no place of others', async () => {
  const site = await startOwnSite({ HOST: '127.0.0.1' })
  const sockets = await openSilent(site.origin, 3000, '127.0.0.2', 200)
  // On a slow machine the site has closed some of them, because they were silent for too long.
  expect(openOf(sockets)).toBeGreaterThan(0)
  const took = [await millisecondsOf(`${site.origin}/`), await millisecondsOf(`${site.origin}/inventory?search=nomad`)]
  for (const socket of sockets) socket.destroy()
  // Closed connections make room again.
  await eventually(async () => (await statusFrom('127.0.0.2', site.origin).catch(() => 0)) === 200)
  await site.stop()
  const saw = `200 are taken, the others closed at once; a visitor from elsewhere has a page after ${Math.max(...took)} ms`
  report({ fault: `${sockets.length} silent connections from one address`, saw, lost: 0 })
})
