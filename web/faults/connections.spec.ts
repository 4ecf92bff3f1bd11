import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { startOwnSite } from '#web/e2e/startSite.ts'
import { memoryOf } from './memory.ts'
import { report } from './report.ts'
import { see } from './visitors.ts'

const CONNECTIONS = 3000
/** Those that a site takes of one address. */
const MOST = 64
const MOST_GROWTH_MB = 200
/** Fewer than the kernel's backlog: it drops further ones, and their clients take them for open. */
const AT_ONCE = 100

const openOf = (sockets: Socket[]) => sockets.filter(({ readyState }) => readyState === 'open').length

test('thousands of silent connections do not end the site, which answers once they are gone', async () => {
  const site = await startOwnSite({ HOST: '127.0.0.1' })
  const { rssMb } = await memoryOf(site.origin)
  const port = Number(new URL(site.origin).port)
  const sockets: Socket[] = []
  while (sockets.length < CONNECTIONS) {
    const some = Array.from({ length: AT_ONCE }, () => connect({ port, host: '127.0.0.1' }))
    // A socket that does not read does not notice that it is closed.
    for (const socket of some) socket.on('error', () => {}).resume()
    await Promise.all(some.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
    sockets.push(...some)
    await eventually(() => openOf(sockets) <= MOST)
  }
  const startedAt = performance.now()
  // Those that have sent no request within ten seconds are closed.
  await eventually(() => openOf(sockets) === 0)
  await eventually(async () => (await see(`${site.origin}/readyz`).catch(() => undefined))?.status === 200)
  const recoverMs = performance.now() - startedAt
  await eventually(async () => (await memoryOf(site.origin)).rssMb - rssMb < MOST_GROWTH_MB)
  expect(await site.stop()).toEqual([0, null])
  const saw = `${MOST} are taken, the others closed at once, and all without a request after ten seconds; the process lives`
  report({ fault: `${CONNECTIONS} silent connections`, saw, recoverMs, lost: 0 })
})
