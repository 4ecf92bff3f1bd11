import { createTestGraph } from '#graph/testing/graph.ts'
import { refusalOfJson } from './scope.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const QUERY = 'query ($f: VehicleFilter) { vehicles(filter: $f) { totalCount } }'
const list = (entries: number) => Array.from({ length: entries }, () => 'a')
const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

describe('JSON that a caller sends', () => {
  it('may have 16 levels', () => {
    expect(refusalOfJson(nested(16))).toBeUndefined()
    expect(refusalOfJson(nested(17))?.message).toContain('more than 16')
  })

  it('may have objects of 100 keys, and 500 values', () => {
    const object = (keys: number) => Object.fromEntries(list(keys).map((value, key) => [`${key}`, value]))
    expect(refusalOfJson({ object: object(100) })).toBeUndefined()
    expect(refusalOfJson({ object: object(101) })?.message).toBe('An object has more than 100 keys.')
    expect(refusalOfJson([list(248), list(250)])).toBeUndefined()
    expect(refusalOfJson([list(249), list(250)])?.message).toContain('more than 500 values')
  })

  it.each([
    ['a long list in a variable', { f: { brands: list(9000) } }, { maximum: 500 }, 'more than 500 values'],
    ['values deep inside each other', { f: nested(900) }, { maximum: 16 }, 'more than 16'],
  ])('is refused before anything is computed for %s', async (_what, variables, figures, words) => {
    const statements = await test.statementsOf(async () => {
      const response = await test.inject({
        method: 'POST',
        url: '/graphql',
        payload: JSON.stringify({ query: QUERY, variables }),
        headers: { 'content-type': 'application/json' },
      })
      expect(response.statusCode).toBe(400)
      const [{ message, extensions }] = response.json().errors
      expect(message).toContain(words)
      expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', ...figures })
    })
    expect(statements).toEqual([])
  })

  it('is bounded in the variables of a GET too', async () => {
    const variables = encodeURIComponent(JSON.stringify({ f: { brands: list(501) } }))
    const url = `/graphql?query=${encodeURIComponent(QUERY)}&variables=${variables}`
    const response = await test.inject({ url, headers: { accept: 'application/json' } })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].message).toContain('more than 500 values')
  })

  it('is bounded in REST too', async () => {
    const response = await test.inject({ method: 'POST', url: '/api/contact', payload: { firstName: list(501) } })
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toContain('more than 500 values')
  })
})
