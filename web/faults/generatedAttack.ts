import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { json, NUMBER, numbered, type UnitRequest, wide } from '#web/bench/unit.ts'
import { setAt } from './everyParameter.ts'
import { type Operation, operations, texts } from './generatedOperations.ts'
import { ALL_TYPES, type Published } from './published.ts'

/** An attack in a form that can be printed and repeated: each number makes another request of the same shape. */
interface Attack {
  kind: Kind
  /** The number of fields, of entries in lists and of characters. */
  size: number
  seed: number
}

type Requests = (published: Published, size: number) => fc.Arbitrary<UnitRequest>

const LONGEST_BODY = 64 * 1024
const LONGEST_HEAD = 15_000
const MOST_LEVELS = 1000

/** The request of an attack; `number` keeps its answer out of the cache. The generator would prefer small requests. */
export const requestOf = (published: Published, { kind, size, seed }: Attack, number: number): UnitRequest => {
  const [request] = fc.sample(REQUESTS[kind](published, size), { seed, numRuns: 1, unbiased: true })
  return numbered(request!, number)
}

const PARTS = '{ } ( ) [ ] : $a ... @include(if:true) id "x" 1 on'.split(' ')

const REQUESTS = {
  operation: ({ schema }, size) => sent(operations(schema, size, true)),
  literals: ({ schema }, size) => sent(operations(schema, size, false)),
  equal: ({ schema }, size) =>
    sent(
      operations(schema, 1, false).map(({ query }) => ({
        query: `{ ${query
          .slice(query.indexOf('{') + 1, -1)
          .replaceAll('a0: ', '')
          .repeat(size * 10)} }`,
      })),
    ),
  garbage: (_published, size) =>
    sent(
      fc
        .array(fc.constantFrom(...PARTS), { minLength: size * 4, maxLength: size * 40 })
        .map((parts) => ({ query: parts.join(' ') })),
    ),
  undeclared: (_published, size) =>
    sent(
      fc.record({ uses: fc.nat(size * 20), given: fc.nat(size * 20) }).map(({ uses, given }) => ({
        query: `{ ${Array.from({ length: uses }, (_, index) => `vehicle(id: $a${index}) { id }`).join(' ')} }`,
        variables: wide(given),
      })),
    ),
  body: ({ bodies }, size) =>
    fc
      .constantFrom(...bodies)
      .chain(({ path, accepted, places }) =>
        fc.tuple(fc.constant({ path, accepted }), fc.constantFrom(...places), shapes(size)),
      )
      .map(([{ path, accepted }, place, shape]) => bodyOf(path, setAt(accepted, place, shape))),
  cut: ({ bodies }, size) =>
    fc.tuple(fc.constantFrom(...bodies), shapes(size)).map(([{ path }, shape]) => {
      const request = bodyOf(path, shape)
      return { ...request, body: String(request.body).slice(0, -1) }
    }),
  tool: ({ tools }, size) =>
    fc
      .constantFrom(...tools)
      .chain(({ name, inputSchema }) =>
        fc.record({
          name: fc.constant(name),
          arguments: fc.dictionary(fc.constantFrom(...Object.keys(inputSchema.properties ?? {}), 'none'), shapes(size)),
        }),
      )
      .map((params) => bodyOf('/mcp', { jsonrpc: '2.0', id: NUMBER, method: 'tools/call', params })),
  form: ({ parameters }, size) =>
    fc
      .array(fc.tuple(fc.constantFrom(...parameters), texts(size * 10)), { maxLength: size * 5, size: 'max' })
      .map((fields) => ({
        path: '/contact',
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams([...fields, ['message', NUMBER]])).slice(0, LONGEST_BODY),
      })),
  address: ({ addresses, parameters }, size) =>
    fc
      .record({
        address: fc.constantFrom(...addresses),
        word: texts(size * 20),
        given: fc.array(fc.tuple(fc.constantFrom(...parameters), texts(size * 4)), {
          maxLength: size * 2,
          size: 'max',
        }),
      })
      .map(({ address, word, given }) => ({
        path: `${address.replace(/\{\w+\}/, `${NUMBER}${encodeURIComponent(word)}`)}?visit=${NUMBER}&${new URLSearchParams(given)}`.slice(
          0,
          LONGEST_HEAD,
        ),
      })),
  headers: ({ addresses }, size) =>
    fc
      .record({
        address: fc.constantFrom(...addresses),
        name: fc.constantFrom(...HEADERS),
        part: fc.constantFrom('x', '*/*;q=0.1,', '"x",', 'W/"x", ', '0-,', 'for=1;', 'a=b; ', ' ,'),
      })
      .map(({ address, name, part }) => ({
        path: `${address.replace(/\{\w+\}/, NUMBER)}?visit=${NUMBER}`,
        headers: { [name]: part.repeat(size * 50).slice(0, LONGEST_HEAD - 1000) },
      })),
} satisfies Record<string, Requests>

type Kind = keyof typeof REQUESTS
export const KINDS = Object.keys(REQUESTS) as Kind[]

const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'forwarded', 'idempotency-key'],
  ...['if-modified-since', 'if-none-match', 'origin', 'range', 'referer', 'traceparent', 'user-agent', 'x-partner-key'],
]

/** JSON that is large in one direction. */
const shapes = (size: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.nat(size * 150).map(wide),
    fc.nat(size * 300).map((length) => Array.from({ length }, () => 0)),
    fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: size * 4, size: 'max' }),
    fc.nat(Math.min(size * 200, MOST_LEVELS)).map(nested),
    texts(size * 100).map((text) => `${NUMBER}${text.repeat(size)}`.slice(0, LONGEST_BODY)),
  )

const nested = (levels: number) => {
  let value: unknown = 0
  for (let level = 0; level < levels; level++) value = level % 2 > 0 ? [value] : { a: value }
  return value
}

const bodyOf = (path: string, body: unknown) => json(path, body, ALL_TYPES)

/** A persisted query is known by the hash of its text, so that no number may stand there. */
const persisted = ({ query, variables }: Operation, differs: string) => {
  const text = query.replace(NUMBER, '')
  const sha256Hash = createHash('sha256')
    .update(text + differs)
    .digest('hex')
  return bodyOf('/graphql', { query: text, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } })
}

const addressOf = ({ query, variables = {} }: Operation) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`

/** All ways in which an operation gets to the server. */
const WAYS: ((operation: Operation) => UnitRequest)[] = [
  (operation) => bodyOf('/graphql', operation),
  (operation) => bodyOf('/graphql', { ...operation, operationName: 'None' }),
  (operation) => bodyOf('/graphql/stream', operation),
  (operation) => ({ path: addressOf(operation) }),
  (operation) => ({ path: `${addressOf(operation)}&query=x` }),
  (operation) => persisted(operation, ''),
  (operation) => persisted(operation, 'of another text'),
]

const sent = (all: fc.Arbitrary<Operation>) =>
  fc
    .tuple(all, fc.constantFrom(...WAYS))
    .map(([{ query, variables }, way]) => way({ query: `${query} #${NUMBER}`, variables }))
