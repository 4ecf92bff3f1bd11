import { serverAudits } from 'graphql-http'
import { createTestGraph } from '#graph/testing/graph.ts'

const test = await createTestGraph()
afterAll(() => test.close())
const url = `${await test.server.listen({ port: 0, host: '127.0.0.1' })}/graphql`
const audits = serverAudits({ url })
// https://graphql.github.io/graphql-over-http/
describe('GraphQL over HTTP', () => {
  it('is audited in full', () => {
    expect(audits).toHaveLength(61)
  })

  it.each(audits)('$id: $name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' })
  })
})
