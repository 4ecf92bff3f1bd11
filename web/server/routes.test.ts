import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { RouteOptions } from 'fastify'
import { LIMITS } from '#graph/api/limits.ts'
import { graphiqlFiles } from '#graph/graphql/landing-page.ts'
import { metrics } from '#graph/http/metrics.ts'
import { createServer } from '#graph/http/server.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { pageOptions } from '#web/testing/pageOptions.ts'
import { builtFiles, site } from './site.ts'

/** Routes that cost nothing, and why a flood of requests to them costs little. */
const FREE: Record<string, string> = {
  'GET /healthz': 'supervisors ask, and nothing is computed',
  'GET /readyz': 'supervisors ask, and the database answers the shortest question',
  'GET /metrics': 'only a program on this machine or one with the token is answered',
  'GET /.well-known/security.txt': 'a few lines',
  'GET /assets/page.js': 'a file of the build',
  'GET /graphiql/assets/page.js': 'a file of the build',
  'GET /media/:width(^(?:320|480|800|1200|1600)$)/*': 'a file, drawn once: the site has a few hundred of them',
  'GET /assets/*': 'a name that no build has had is refused in a few words',
  'OPTIONS /graphql*': 'a preflight is answered before anything is computed',
  'OPTIONS /api*': 'a preflight is answered before anything is computed',
  'OPTIONS /mcp*': 'a preflight is answered before anything is computed',
  'OPTIONS /feeds*': 'a preflight is answered before anything is computed',
}

const server = createServer({ log: false })
const routes: RouteOptions[] = []

const test = await createTestGraph()
const folder = await openTestFolder()

beforeAll(async () => {
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/page.js'), '// A page.')
  server.addHook('onRoute', (route) => void routes.push(route))
  await server.register(builtFiles(folder))
  await server.register(graphiqlFiles(folder))
  const version = { isReachable: true }
  await server.register(metrics, { database: test.database, version })
  await server.register(site({ ...pageOptions(test.graph, folder), mediaDir: folder }))
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await test.close()
})

const namesOf = ({ method, url }: RouteOptions) => [method].flat().map((name) => `${name} ${url}`)

it('each route of the site has a cost, or a reason for having none', () => {
  // Nothing here takes a PUT: a route of that method refuses all methods but a few, before a body is read.
  const answering = routes.filter(({ method }) => !method.includes('PUT'))
  const free = answering.filter(({ config }) => !config?.cost).flatMap(namesOf)
  // Fastify answers HEAD by the route of GET.
  expect(free.filter((name) => !name.startsWith('HEAD ')).sort()).toEqual(Object.keys(FREE).sort())
  expect(routes.length).toBeGreaterThan(40)
})

describe('a body that no route reads', () => {
  const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const TOO_LARGE = LIMITS.bodyBytes + 1
  const types = ['application/json', 'application/x-www-form-urlencoded']
  const addresses = () => [...new Set([...routes.map(({ url }) => url), '/nowhere', '/api/nowhere', '/nowhere.txt'])]

  /** Sends only the head of a request: a response proves that the server does not wait for the body. */
  const headOf = (method: string, url: string, type: string | undefined, framing: string) => {
    const path = url.replace(/:\w+(\([^/]*\))?|\*/g, '1').replace(/[()?]/g, '')
    const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', framing, ...(type ? [`Content-Type: ${type}`] : [])]
    return `${lines.join('\r\n')}\r\n\r\n`
  }

  const answerTo = async (request: string) => {
    const { port } = server.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(request)
    // Ends only when the server closes the connection.
    const answer = await text(socket)
    return Number(answer.split(' ')[1])
  }

  beforeAll(async () => {
    await server.listen({ port: 0, host: '127.0.0.1' })
  })

  it('is refused unread when it is too large, by each route and at unknown addresses', async () => {
    const length = `Content-Length: ${TOO_LARGE}`
    for (const url of addresses()) {
      for (const method of ALL_METHODS) {
        for (const type of types) {
          const status = await answerTo(headOf(method, url, type, length))
          expect([400, 401, 404, 405, 413, 415]).toContain(status)
        }
      }
    }
  })

  it('is refused unread by every method and address without a body', async () => {
    const reading = new Set(['/contact', '/graphql', '/mcp', '/api/contact', '/api/inventory'])
    const isReading = (method: string, url: string) => method === 'POST' && reading.has(url.replace(/\/$/, ''))
    for (const url of addresses()) {
      for (const method of ALL_METHODS.filter((method) => !isReading(method, url))) {
        for (const framing of ['Content-Length: 10', 'Transfer-Encoding: chunked']) {
          const status = await answerTo(headOf(method, url, 'application/json', framing))
          expect([method, url, [400, 404, 405].includes(status)]).toEqual([method, url, true])
        }
      }
    }
  })
})
