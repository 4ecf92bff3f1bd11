import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createClient } from 'graphql-sse'
import { LIMITS } from '#graph/api/limits.ts'
import { createContext } from '#graph/context.ts'
import { watchCatalogue } from '#graph/database/catalogue-version.ts'
import { graphqlScope } from '#graph/graphql/graphql.scope.ts'
import { createServer, listen } from '#graph/http/server.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import type { StreamOptions } from './stream.route.ts'

const CHANGED = `subscription Changed($after: String, $since: DateTime) {
  vehicleChanged(after: $after, since: $since) { vehicleId kind cursor vehicle { price } }
}`

const test = await createTestGraph()
const { vehicleChangeFeed } = test.graph.services
const watch = await watchCatalogue(test.databaseUrl, { onChange: () => vehicleChangeFeed.wake() })
const port = await listen(test.server, { port: 0, host: '127.0.0.1' })
const url = `http://127.0.0.1:${port}/graphql/stream`

afterAll(async () => {
  watch.close()
  await test.close()
})

interface Event {
  vehicleId: string
  kind: string
  cursor: string
  vehicle: { price: number } | null
}

const run = (statement: string) => test.database.query(statement)

/** A listener by the protocol's own client; `events` grows until `stop`, or until the server ends the stream. */
function subscribe(variables: object = {}, at = url) {
  const client = createClient({ url: at, retryAttempts: 0 })
  const events: Event[] = []
  const ended = Promise.withResolvers<string>()
  const stop = client.subscribe<{ vehicleChanged: Event }>(
    { query: CHANGED, variables: { ...variables } },
    {
      next: ({ data }) => data && events.push(data.vehicleChanged),
      error: (error) => ended.resolve(String(error)),
      complete: () => ended.resolve('complete'),
    },
  )
  return { events, stop, ended: ended.promise }
}

/** A listener that has heard of a first change, so that it listens. */
async function listening() {
  const listener = subscribe()
  for (let price = 1; listener.events.length === 0; price += 1) {
    await run(`update vehicles set price = 20000 + ${price} where id = 'denago-nomad'`)
    await wait(50)
  }
  return listener
}

const until = (events: Event[], id: string, price?: number) =>
  eventually(() =>
    events.find((event) => event.vehicleId === id && (price === undefined || event.vehicle?.price === price)),
  )

/** The streams of another server over the same database, with bounds of their own. */
async function withBounds(
  bounds: StreamOptions['bounds'],
  work: (url: string) => Promise<void>,
  prepare: (server: FastifyInstance) => unknown = () => {},
) {
  const { schema, services } = test.graph
  const server = createServer({ log: false })
  prepare(server)
  const options: StreamOptions = {
    schema,
    createContext: (request, signal) => createContext(services, request.id, request, signal),
    countVehicles: async () => 0,
    bounds,
  }
  await server.register(graphqlScope({ ...options, siteUrl: TEST_SITE }), { prefix: '/graphql' })
  const ownPort = await listen(server, { port: 0, host: '127.0.0.1' })
  try {
    await work(`http://127.0.0.1:${ownPort}/graphql/stream`)
  } finally {
    await server.close()
  }
}

/** The whole answer to a request that ends by itself. */
async function answerTo(query: string, variables?: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const text = await response.text()
  const data = /^data: (.*)$/m.exec(text)?.[1]
  return { response, text, errors: JSON.parse(data || text).errors }
}

describe('/graphql/stream', () => {
  it('sends additions, changes and removals after their commit, in the order of the log', async () => {
    const { events, stop } = await listening()
    await addVehicle(test.database, { id: 'live', price: 1 })
    await until(events, 'live', 1)
    await run(`update vehicles set price = 2 where id = 'live'`)
    await until(events, 'live', 2)
    await run(`delete from vehicles where id = 'live'`)
    await eventually(() => events.some(({ vehicleId, kind }) => vehicleId === 'live' && kind === 'REMOVED'))
    stop()
    const kinds = events.filter(({ vehicleId }) => vehicleId === 'live').map(({ kind }) => kind)
    expect(kinds).toEqual(['UPSERTED', 'UPSERTED', 'REMOVED'])
  })

  it('resumes from a cursor or a time, and sends page by page what happened in between', async () => {
    const { events, stop } = await listening()
    stop()
    const { syncedUntil } = (
      await test.dataOf('{ vehicleChanges(since: "1970-01-01T00:00:00Z", first: 250) { syncedUntil } }')
    ).vehicleChanges
    await run(`
      insert into vehicles (id, name, brand, category, price, description)
      select 'bulk-' || lpad(number::text, 4, '0'), 'Bulk', 'B', 'C', 1, '' from generate_series(1, 1050) number
    `)
    const behind = subscribe({ after: events.at(-1)!.cursor })
    const since = subscribe({ since: syncedUntil })
    for (const { events: heard, stop: end } of [behind, since]) {
      await until(heard, 'bulk-1050')
      end()
      const bulk = heard.filter(({ vehicleId }) => vehicleId.startsWith('bulk-')).map(({ vehicleId }) => vehicleId)
      expect(bulk).toHaveLength(1050)
      expect(bulk).toEqual(bulk.toSorted())
    }
    await run(`delete from vehicles where id like 'bulk-%'`)
  })

  it('sends a change of a transaction that began early and commits late', async () => {
    const { events, stop } = await listening()
    const open = test.database.createQueryRunner()
    await open.startTransaction()
    await open.query(`update vehicles set price = 7001 where id = 'denago-nomad-xl'`)
    await run(`update vehicles set price = 7002 where id = 'denago-rover-xl'`)
    await wait(100)
    const held = events.length
    await open.commitTransaction()
    await open.release()
    await until(events, 'denago-rover-xl', 7002)
    stop()
    // On a busy machine the changes of earlier tests may still be on their way.
    const both = ['denago-nomad-xl', 'denago-rover-xl']
    const told = events.slice(held).map(({ vehicleId }) => vehicleId)
    expect(told.filter((id) => both.includes(id))).toEqual(both)
  })

  it.each([
    ['a syntax error', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { none }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a query', '{ vehicles { totalCount } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a wrong cursor', 'subscription { vehicleChanged(after: "x") { vehicleId } }', 'BAD_USER_INPUT'],
    [
      'too many aliases',
      `subscription { vehicleChanged { ${'x'
        .repeat(51)
        .split('')
        .map((_, i) => `a${i}: vehicleId`)
        .join(' ')} } }`,
      'TOO_MANY_ALIASES',
    ],
  ])('answers %s with one event that has the error', async (_name, query, code) => {
    const { response, text, errors } = await answerTo(query)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(errors).toMatchObject([{ extensions: { code, requestId: response.headers.get('x-request-id') } }])
    expect(text).toMatch(/event: complete/)
  })

  it('refuses an invalid variable, and clients that do not accept events', async () => {
    const { errors } = await answerTo(CHANGED, { since: 'yesterday' })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'since' } }])
    const typeFor = async (accept: string) => {
      const response = await fetch(`${url}?query=x`, { headers: { accept } })
      return [response.status, response.headers.get('content-type'), await response.text()]
    }
    const refused = [406, expect.stringContaining('application/json'), expect.stringContaining('text/event-stream')]
    expect(await typeFor('application/json')).toEqual(refused)
    for (const accept of ['*/*', 'text/*', 'application/json, */*;q=0.1']) {
      expect(await typeFor(accept)).toEqual([
        200,
        'text/event-stream; charset=utf-8',
        expect.stringContaining('errors'),
      ])
    }
    const without = await test.inject({ url: '/graphql/stream?query=x' })
    expect(without.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  })

  it('is where /graphql sends subscriptions', async () => {
    const { errors } = await test.ask('subscription { vehicleChanged { vehicleId } }')
    expect(errors).toMatchObject([{ message: expect.stringContaining('/graphql/stream') }])
  })

  it('bounds the streams of an address, and frees the slot of one that ends', async () => {
    const open = ({ signal }: AbortController) =>
      fetch(`${url}?query=${encodeURIComponent('subscription { vehicleChanged { vehicleId } }')}`, {
        headers: { accept: 'text/event-stream' },
        signal,
      })
    const ends = new AbortController()
    const streams = await Promise.all(Array.from({ length: LIMITS.streamsOfAddress }, () => open(ends)))
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
    const refused = await open(ends)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect((await refused.json()).errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 30 })
    ends.abort()
    const endsLater = new AbortController()
    await eventually(async () => (await open(endsLater)).status === 200)
    endsLater.abort()
  })

  it('bounds the streams of all addresses together', async () => {
    await withBounds({ inAll: 1 }, async (at) => {
      const open = () =>
        fetch(`${at}?query=subscription{vehicleChanged{kind}}`, { headers: { accept: 'text/event-stream' } })
      const first = await open()
      const refused = await open()
      expect([first.status, refused.status, refused.headers.get('retry-after')]).toEqual([200, 503, '30'])
      expect(await refused.json()).toMatchObject({
        errors: [{ message: expect.stringContaining('too many streams'), extensions: { code: 'SERVICE_UNAVAILABLE' } }],
      })
      await first.body?.cancel()
    })
  })

  it('keeps no slot for a client that disconnected before the stream began', async () => {
    const waiting = Promise.withResolvers<void>()
    const waitUntilGone = (server: FastifyInstance) =>
      server.addHook('preHandler', async ({ raw, headers }) => {
        if (headers['user-agent'] !== 'leaves') return
        waiting.resolve()
        await once(raw.socket, 'close')
      })
    await withBounds(
      { inAll: 1 },
      async (at) => {
        const address = `${at}?query=subscription{vehicleChanged{kind}}`
        const left = new AbortController()
        const headers = { accept: 'text/event-stream' }
        const leaving = fetch(address, { headers: { ...headers, 'user-agent': 'leaves' }, signal: left.signal })
        await waiting.promise
        left.abort()
        await expect(leaving).rejects.toThrow()
        const next = await eventually(async () => {
          const response = await fetch(address, { headers })
          return response.status === 200 && response
        }, 3000)
        await next.body?.cancel()
      },
      waitUntilGone,
    )
  })

  it('ends a stream gracefully after its lifetime', async () => {
    await withBounds({ lifetimeMs: 100 }, async (at) => {
      expect(await subscribe({}, at).ended).toBe('complete')
    })
  })

  it('ends its streams gracefully when the server stops', async () => {
    const listeners = await Promise.all([listening(), listening()])
    await test.server.close()
    expect(await Promise.all(listeners.map(({ ended }) => ended))).toEqual(['complete', 'complete'])
  })
})
