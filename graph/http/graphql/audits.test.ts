import { serverAudits } from 'graphql-http'
import { createTestGraph, type TestGraph } from '#graph/testing/graph.ts'

let url = ''
const audits = serverAudits({ url: () => url })

let test: TestGraph

beforeAll(async () => {
  test = await createTestGraph()
  url = `${await test.server.listen({ port: 0, host: '127.0.0.1' })}/graphql`
})
afterAll(() => test?.close())

// https://graphql.github.io/graphql-over-http/
describe('GraphQL over HTTP', () => {
  it('is audited in full', () => {
    expect(audits).toHaveLength(61)
  })

  it.each(audits)('$id: $name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' })
  })
})
