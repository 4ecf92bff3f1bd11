import { createTestGraph } from '#graph/testing/graph.ts'

describe('health', () => {
  it('tells a process without a database from one that can work', async () => {
    const test = await createTestGraph()
    const status = async (url: string) => (await test.inject({ url })).statusCode
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
    await test.database.destroy()
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
    await test.database.initialize()
    expect(await status('/readyz')).toBe(200)
    await test.close()
  })
})
