import { HtmlValidate } from 'html-validate/node'
import { QUERY_EXAMPLES } from '#graph/api/api-examples.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

const test = await createTestGraph()
afterAll(() => test.close())

const visit = () => test.inject({ url: '/graphql', headers: BROWSER })

describe('/graphql in a browser', () => {
  it('is a valid page with endpoint, contract and Sandbox', async () => {
    const response = await visit()
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers.vary).toContain('accept')
    expect(response.body).toContain(`<code>${TEST_SITE}/graphql</code>`)
    expect(response.body).toContain('href="/schema.graphql"')
    expect(response.body).toContain('https://embeddable-sandbox.cdn.apollographql.com/')
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(response.body)
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
  })

  it('links every example to its answer, without scripts', async () => {
    const { body } = await visit()
    const links = [...body.matchAll(/href="(\/graphql\?query=[^"]+)"/g)].map(([, address]) => address!)
    expect(links).toHaveLength(QUERY_EXAMPLES.length)
    for (const url of links) {
      const response = await test.inject({ url, headers: BROWSER })
      expect(response.headers['content-type']).toMatch('application/json')
      expect(response.json().errors).toBeUndefined()
      expect(Object.values(response.json().data)).not.toContain(null)
    }
  })

  it('starts its editor with all examples in one document that runs', async () => {
    const { body } = await visit()
    const document = JSON.parse(/get\('document'\) \?\? ("(?:[^"\\]|\\.)*")/.exec(body)![1]!)
    const { data, errors } = (
      await test.inject({ method: 'POST', url: '/graphql', payload: { query: document, operationName: 'Inventory' } })
    ).json()
    expect(errors).toBeUndefined()
    expect(data.vehicles.nodes).toHaveLength(6)
  })

  it('is not sent to programs', async () => {
    const response = await test.inject({ url: '/graphql', headers: { accept: 'application/json' } })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].extensions.code).toBe('BAD_REQUEST')
  })
})

describe('below /graphql', () => {
  it.each(['GET', 'POST'] as const)('%s of nothing is a 404 in the shape of GraphQL', async (method) => {
    const response = await test.inject({ method, url: '/graphql/nothing', headers: BROWSER })
    expect(response.statusCode).toBe(404)
    expect(response.json().errors[0]).toMatchObject({ message: 'Not found', extensions: { code: 'NOT_FOUND' } })
  })
})
