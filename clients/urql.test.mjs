import { watchCatalogue } from '../graph/database/catalogue-version.ts'
import { listen as listenAt } from '../graph/http/server.ts'
import { eventually } from '../graph/testing/eventually.ts'
import { createTestGraph } from '../graph/testing/graph.ts'
import { fromGuide } from './guide.mjs'

const CHANGED = `subscription Changed($after: String) {
  vehicleChanged(after: $after) { vehicleId cursor }
}`

const test = await createTestGraph()
const watch = await watchCatalogue(test.databaseUrl, { onChange: () => test.graph.services.vehicleChangeFeed.wake() })
const site = `http://127.0.0.1:${await listenAt(test.server, { port: 0, host: '127.0.0.1' })}`

afterAll(async () => {
  watch.close()
  await test.close()
})

/** Changes a price until somebody has heard of it. */
const changeUntil = (isHeard) =>
  eventually(async () => {
    await test.database.query(`update vehicles set price = price + 1 where id = 'denago-nomad'`)
    return isHeard()
  })

it('the example of live changes hears them by urql and by graphql-sse alone, and goes on after the end of a stream', async () => {
  const stored = []
  const heardByUrql = []
  const again = []
  const store = (change) => stored.push(change)
  const setTimeout = (listen, ms) => again.push({ listen, ms })
  const given = { site, CHANGED, store, setTimeout }
  const { client, listen } = await fromGuide('import { createClient } from', ['client', 'listen'], given)

  const { unsubscribe } = client
    .subscription(CHANGED, {})
    .subscribe(({ data }) => heardByUrql.push(data.vehicleChanged))
  listen()
  await changeUntil(() => stored.length > 0 && heardByUrql.length > 0)
  unsubscribe()
  expect(stored[0]).toEqual({ vehicleId: 'denago-nomad', cursor: expect.any(String) })

  for (const stream of test.server.streams) stream.abort()
  await eventually(() => again.length > 0)
  const before = stored.length
  again[0].listen()
  await changeUntil(() => stored.length > before)
  expect(new Set(stored.map(({ cursor }) => cursor)).size).toBe(stored.length)
})
