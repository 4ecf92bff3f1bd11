import { serverAudits } from 'graphql-http'
import { HtmlValidate } from 'html-validate/node'
import { QUERY_EXAMPLES } from '#graph/api/api-examples.ts'
import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const MUTATION = `mutation {
  submitContact(input: {
    firstName: "Ada", lastName: "Novak", email: "ada@example.com", phone: "(570) 555-0142", message: "A message for a test."
  }) { inquiry { id } userErrors { message } }
}`

const test = await createTestGraph()
afterAll(() => test.close())

const post = (payload: string | object, headers: Record<string, string> = JSON_TYPE) =>
  test.inject({ method: 'POST', url: '/graphql', payload, headers })

const get = (query: string, headers: Record<string, string> = { accept: 'application/json' }) =>
  test.inject({ url: `/graphql?query=${encodeURIComponent(query)}`, headers })

const inquiries = async () => (await new InquiryService(test.database).list()).length

describe('/graphql', () => {
  it('answers a query by POST and GET, cacheable for five minutes', async () => {
    for (const response of [await post({ query: '{ locations { id } }' }), await get('{ locations { id } }')]) {
      expect(response.statusCode).toBe(200)
      expect(response.json().data.locations).toHaveLength(5)
      expect(response.headers['cache-control']).toBe(
        'public, max-age=300, stale-while-revalidate=600, stale-if-error=86400',
      )
      expect(response.headers.vary).toContain('accept')
      expect(response.headers['access-control-allow-origin']).toBe('*')
    }
  })

  it('makes a response cacheable no longer than its shortest-lived field, also in fragments', async () => {
    for (const query of [
      '{ locations { openNow } }',
      '{ locations { id ...Hours } } fragment Hours on Location { openNow }',
    ]) {
      expect((await post({ query })).headers['cache-control']).toBe('public, max-age=60, stale-if-error=86400')
    }
  })

  it('does not make errors and mutations cacheable', async () => {
    for (const query of ['{ nothing }', '{ vehicles(first: -1) { totalCount } }', MUTATION]) {
      expect((await post({ query })).headers['cache-control']).toBe('no-store')
    }
  })

  it.each([
    ['a batch', [{ query: '{ locations { id } }' }], {}, 400],
    ['a text', '"x"', {}, 400],
    ['a type of answers that it does not have', { query: '{ locations { id } }' }, { accept: 'application/xml' }, 406],
  ])('refuses %s before it is an operation, with no-store', async (_what, payload, headers, status) => {
    const response = await post(payload, { ...JSON_TYPE, ...headers })
    expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store'])
    expect(response.json().errors[0].extensions).toMatchObject({ code: 'BAD_REQUEST', requestId: expect.any(String) })
  })

  it('refuses a mutation by GET', async () => {
    const before = await inquiries()
    const response = await get(MUTATION)
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
    expect(response.json().errors[0].extensions.code).toBe('METHOD_NOT_ALLOWED')
    expect(await inquiries()).toBe(before)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; a=application/json',
  ])('refuses a body of type %s', async (type) => {
    const before = await inquiries()
    for (const payload of [JSON.stringify({ query: MUTATION }), `query=${encodeURIComponent(MUTATION)}`]) {
      const response = await post(payload, { 'content-type': type })
      expect(response.statusCode).toBe(415)
      expect(response.json().errors[0].extensions.code).toBe('UNSUPPORTED_MEDIA_TYPE')
    }
    expect(await inquiries()).toBe(before)
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'HEAD'] as const)('refuses %s', async (method) => {
    const response = await test.inject({ method, url: '/graphql' })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, POST')
  })

  it('does not reveal internal errors', async () => {
    await test.database.query('alter table locations rename to gone')
    const response = await post({ query: '{ vehicles(first: 1) { nodes { id } } locations { id } }' })
    await test.database.query('alter table gone rename to locations')
    expect(response.statusCode).toBe(500)
    expect(response.json().errors).toEqual([
      {
        message: 'Something went wrong on our side. Please try again.',
        locations: [expect.anything()],
        path: ['locations'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ])
    expect(response.body).not.toMatch(/relation|select|\.ts/i)
  })
})

describe('/schema.graphql', () => {
  it('serves the SDL', async () => {
    const response = await test.inject({ url: '/schema.graphql' })
    expect(response.headers['content-type']).toMatch('text/plain')
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.body).toContain('type Query {')
  })
})

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

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

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
