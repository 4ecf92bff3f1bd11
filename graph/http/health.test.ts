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

  it('tells balancers at both addresses that the process is about to stop', async () => {
    const test = await createTestGraph()
    test.server.stopping.hasBegun = true
    const answers = await Promise.all(['/healthz', '/readyz'].map((url) => test.inject({ url })))
    await test.close()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503])
    expect(answers.map((answer) => answer.json())).toEqual([{ status: 'stopping' }, { status: 'stopping' }])
  })

  it.each(['/healthz', '/readyz', '/schema.graphql', '/openapi.json'])('refuses to write to %s', async (url) => {
    const test = await createTestGraph()
    const { statusCode, headers, body } = await test.inject({ method: 'PUT', url })
    await test.close()
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(JSON.parse(body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })
})
