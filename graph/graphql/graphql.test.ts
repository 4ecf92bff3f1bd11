import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { createTestGraph } from '#graph/testing/graph.ts'

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
