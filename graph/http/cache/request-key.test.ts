import type { FastifyRequest } from 'fastify'
import { keyOfGet, keyOfGraphqlPost } from './request-key.ts'

const get = (url: string, headers = {}, routeOptions: object = { url: '/*', config: {} }, method = 'GET') =>
  keyOfGet({ method, url, headers, routeOptions } as FastifyRequest)

const post = (body: unknown, headers = {}) =>
  keyOfGraphqlPost({
    url: '/graphql',
    routeOptions: { url: '/graphql', config: {} },
    headers: { 'content-length': String(JSON.stringify(body).length), ...headers },
    body,
  } as FastifyRequest)

describe('the key of a GET', () => {
  it('ignores the order of parameters, and campaign parameters', () => {
    expect(get('/inventory?utm_source=mail&q=nomad&brand=denago&gclid=1')).toBe(get('/inventory?brand=denago&q=nomad'))
  })

  it('has the partner only for the page that renders it', () => {
    expect(get('/vehicle/nomad?partner=acme')).toBe(get('/vehicle/nomad'))
    for (const form of ['/contact', '/%63ontact', '/Contact/']) expect(get(`${form}?partner=acme`)).not.toBe(get(form))
  })

  it('does not exist for health checks, which must never wait for each other', () => {
    expect(get('/readyz', {}, { url: '/readyz', config: { isVital: true } })).toBeUndefined()
  })

  it('is the same for HEAD, except at /graphql, which refuses HEAD', () => {
    const graphql = { url: '/graphql', config: {} }
    expect(get('/inventory', {}, undefined, 'HEAD')).toBe(get('/inventory'))
    expect(get('/graphql?query={a}', {}, graphql)).toBeDefined()
    expect(get('/graphql?query={a}', {}, graphql, 'HEAD')).toBeUndefined()
  })

  it.each([
    ['other values', '/inventory?q=a', '/inventory?q=b'],
    ['values that decode to the same text', '/inventory?q=%ff', '/inventory?q=%fe'],
    ['the order of a repeated parameter', '/inventory?q=a&q=b', '/inventory?q=b&q=a'],
    ['the case of a path', '/vehicle/Nomad', '/vehicle/nomad'],
    ['a path that looks like a query', '/vehicle/a%3Fq=1', '/vehicle/a?q=1'],
  ])('tells apart %s', (_what, one, other) => {
    expect(get(one)).not.toBe(get(other))
  })

  it('of /graphql has the accepted media type, that of a page does not', () => {
    const html = { accept: 'text/html' }
    const json = { accept: 'application/json' }
    for (const url of ['/graphql?query={__typename}', '/%67raphql?query={__typename}']) {
      const route = { url: '/graphql', config: {} }
      expect(get(url, html, route)).not.toBe(get(url, json, route))
    }
    expect(get('/about', html)).toBe(get('/about', json))
  })

  it('ignores a range, because only the files that are not cached are sent in parts', () => {
    expect(get('/about', { range: 'bytes=0-10' })).toBe(get('/about'))
  })

  it.each([
    ['an authorization', '/about', { authorization: 'Bearer x' }],
    ['an encoded parameter name', '/inventory?%71=nomad', {}],
    ['a very long address', `/inventory?q=${'x'.repeat(5000)}`, {}],
  ])('does not exist with %s', (_what, url, headers) => {
    expect(get(url, headers)).toBeUndefined()
  })
})

describe('the key of a POST to /graphql', () => {
  const query = 'query($id: ID!) { vehicle(id: $id) { name } }'

  it.each([
    ['a number and its text', { query, variables: { id: 2 } }, { query, variables: { id: '2' } }],
    ['the order of a list', { query, variables: { id: [1, 2] } }, { query, variables: { id: [2, 1] } }],
    ['the operation that is chosen', { query, operationName: 'A' }, { query, operationName: 'B' }],
    ['null and nothing', { query, variables: { id: null } }, { query, variables: {} }],
    [
      'a text and its hash',
      { query, extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } },
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } },
    ],
  ])('tells apart %s', (_what, one, other) => {
    expect(post(one)).not.toBe(post(other))
  })

  it.each([
    ['a batch', [{ query }]],
    ['a mutation', { query: 'mutation { submitContact(input: {}) { inquiry { id } } }' }],
    ['a mutation behind a query', { query: `${query} mutation M { __typename }`, operationName: 'M' }],
    ['a key that GraphQL over HTTP does not know', { query, batch: true }],
    ['no object', 'query'],
  ])('does not exist for %s', (_what, body) => {
    expect(post(body)).toBeUndefined()
  })

  it('does not exist for a body of unknown or great length', () => {
    expect(post({ query }, { 'content-length': undefined })).toBeUndefined()
    expect(post({ query }, { 'content-length': '20000' })).toBeUndefined()
  })
})
