import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { watchCatalogue } from '../graph/database/catalogue-version.ts'
import { listen as listenAt } from '../graph/http/server.ts'
import { eventually } from '../graph/testing/eventually.ts'
import { createTestGraph } from '../graph/testing/graph.ts'

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

/** The example of the guide with its libraries; it gets what it leaves to its reader. */
async function documentedExample(given) {
  const guide = await readFile(join(import.meta.dirname, '../docs/api.md'), 'utf8')
  const [, example] = /^```js\n(import \{ createClient \} from 'graphql-sse'.*?)^```/ms.exec(guide)
  const names = { ...given }
  for (const [, imported, library] of example.matchAll(/^import \{ (.*) \} from '(.*)'$/gm)) {
    const module = await import(library)
    for (const name of imported.split(', ')) names[name] = module[name]
  }
  const code = `${example.replace(/^import .*$/gm, '')}\nreturn { client, listen }`
  return new Function(...Object.keys(names), code)(...Object.values(names))
}

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
  const { client, listen } = await documentedExample({ site, CHANGED, store, setTimeout })

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
