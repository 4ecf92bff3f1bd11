import { createGraph } from '#graph/app.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { createServer } from './server.ts'

describe('health', () => {
  it.each(['/healthz', '/readyz', '/schema.graphql', '/openapi.json'])('refuses to write to %s', async (url) => {
    const test = await createTestGraph()
    const { statusCode, headers, body } = await test.inject({ method: 'PUT', url })
    await test.close()
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(JSON.parse(body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })

  it('shows when the published stock was last read', async () => {
    const { database, close } = await openTestDatabase()
    const server = createServer({ log: false })
    const config = { siteUrl: TEST_SITE, mediaDir: '', inventoryUrl: 'https://sheets.example/stock.csv' }
    await server.register(createGraph(config, database).routes)
    expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready', inventoryReadAt: null })
    await server.close()
    await close()
  })
})
