import { createHash } from 'node:crypto'
import fc from 'fast-check'
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { type Choice, fieldWith, HOSTILE_LITERALS, placesOf, rightLiteral } from './everyArgument.ts'
import { HOSTILE_TEXTS, HOSTILE_VALUES, setAt, wellFormed } from './everyParameter.ts'
import { ALL_TYPES, type Published } from './published.ts'

/** Stands for another number in each request, so that no answer comes from the cache. */
const NUMBER = 'NUMBER'

/** One request, as fetch takes it. */
interface SentRequest extends RequestInit {
  path: string
}

type Requests = (published: Published, size: number) => fc.Arbitrary<SentRequest>

const LONGEST_BODY = 64 * 1024
const LONGEST_HEAD = 15_000
const MOST_LEVELS = 1000

/** Requests of one shape in a row: programs send requests like that. */
const ROW = 5

/**
 * The request of this number. Shape and contents follow from the row of the number, so that every run sends the same; `sizes` are
 * the counts of fields, of entries in lists and of characters. The generator would prefer small requests.
 */
export const generatedRequest = (published: Published, number: number, sizes: number[]): SentRequest => {
  const row = Math.floor(number / ROW)
  const requests = REQUESTS[row % REQUESTS.length]!(published, sizes[row % sizes.length]!)
  const [request] = fc.sample(requests, { seed: row, numRuns: 1, unbiased: true })
  // The number keeps the answer out of the cache.
  return JSON.parse(JSON.stringify(request).replaceAll(NUMBER, String(number)))
}

const PARTS = '{ } ( ) [ ] : $a ... @include(if:true) id "x" """ # 1 on fragment A'.split(' ')

const REQUESTS: Requests[] = [
  // Operations with variables.
  ({ schema }, size) => sent(operations(schema, size, true)),
  // Operations with literals.
  ({ schema }, size) => sent(operations(schema, size, false)),
  // Many equal fields.
  ({ schema }, size) =>
    sent(
      operations(schema, 1, false).map(({ query }) => ({
        query: `{ ${query
          .slice(query.indexOf('{') + 1, -1)
          .replaceAll('a0: ', '')
          .repeat(size * 10)} }`,
      })),
    ),
  // Documents that are none.
  (_published, size) =>
    sent(
      fc
        .array(fc.constantFrom(...PARTS), { minLength: size * 4, maxLength: size * 40 })
        .map((parts) => ({ query: parts.join(' ') })),
    ),
  // Variables that are not declared.
  (_published, size) =>
    sent(
      fc.record({ uses: fc.nat(size * 20), given: fc.nat(size * 20) }).map(({ uses, given }) => ({
        query: `{ ${Array.from({ length: uses }, (_, index) => `vehicle(id: $a${index}) { id }`).join(' ')} }`,
        variables: wide(given),
      })),
    ),
  // JSON that is large at one place.
  ({ bodies }, size) =>
    fc
      .constantFrom(...bodies)
      .chain(({ path, accepted, places }) =>
        fc.tuple(fc.constant({ path, accepted }), fc.constantFrom(...places), shapes(size)),
      )
      .map(([{ path, accepted }, place, shape]) => bodyOf(path, setAt(accepted, place, shape))),
  // JSON that is cut, in the name of any type.
  ({ bodies }, size) =>
    fc.tuple(fc.constantFrom(...bodies), shapes(size), texts(40)).map(([{ path }, shape, type]) => {
      const request = bodyOf(path, shape)
      const headers = { ...request.headers, ...(type.length % 2 && { 'content-type': escaped(type) }) }
      return { ...request, headers, body: String(request.body).slice(0, -1) }
    }),
  // Calls of tools.
  ({ tools }, size) =>
    fc
      .constantFrom(...tools)
      .chain(({ name, inputSchema }) =>
        fc.record({
          name: fc.constant(name),
          arguments: fc.dictionary(fc.constantFrom(...Object.keys(inputSchema.properties ?? {}), 'none'), shapes(size)),
        }),
      )
      .map((params) => bodyOf('/mcp', { jsonrpc: '2.0', id: NUMBER, method: 'tools/call', params })),
  // Forms.
  ({ parameters }, size) =>
    fc
      .array(fc.tuple(fc.constantFrom(...parameters), texts(size * 10)), { maxLength: size * 5, size: 'max' })
      .map((fields) => ({
        path: '/contact',
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams([...fields, ['message', NUMBER]])).slice(0, LONGEST_BODY),
      })),
  // Addresses.
  ({ addresses, parameters }, size) =>
    fc
      .record({
        address: fc.constantFrom(...addresses),
        accept: fc.constantFrom('text/html', 'application/json'),
        word: fc.oneof({ arbitrary: texts(size * 20).map(escaped), weight: 3 }, { arbitrary: BROKEN, weight: 1 }),
        given: fc.array(fc.tuple(fc.constantFrom(...parameters), texts(size * 4)), {
          maxLength: size * 2,
          size: 'max',
        }),
      })
      .map(({ address, accept, word, given }) => {
        const query = `visit=${NUMBER}&${new URLSearchParams(given)}`
        const path = `${address.replace(/\{\w+\}/, () => NUMBER + word)}?${query}`
        return { path: path.slice(0, LONGEST_HEAD), headers: { accept } }
      }),
  // Headers.
  ({ addresses }, size) =>
    fc
      .record({
        address: fc.constantFrom(...addresses),
        name: fc.constantFrom(...HEADERS),
        part: fc.constantFrom('x', '*/*;q=0.1,', '"x",', 'W/"x", ', '0-,', 'for=1;', 'a=b; ', ' ,'),
        other: fc.constantFrom(...HEADERS),
        value: fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
        method: fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'DELETE'),
      })
      .map(({ address, name, part, other, value, method }) => ({
        path: `${address.replace(/\{\w+\}/, NUMBER)}?visit=${NUMBER}`,
        method,
        headers: { [other]: value.trim(), [name]: part.repeat(size * 50).slice(0, LONGEST_HEAD - 1000) },
      })),
]

interface Operation {
  query: string
  variables?: Record<string, unknown>
}

const LEVELS = 4
const MOST_ALIASES = 50
const LONGEST_TEXT = 4000

const texts = (size: number): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.string({ maxLength: Math.min(size, LONGEST_TEXT), size: 'max' }), weight: 4 },
    { arbitrary: fc.constantFrom(...HOSTILE_TEXTS), weight: 1 },
  )

/** A field with a value of the caller somewhere below it, or with none; its type is declared where the value is a variable. */
const usesOf = (schema: GraphQLSchema) => {
  const idle = Object.values(schema.getQueryType()!.getFields()).filter(({ args }) => args.length === 0)
  return [
    ...placesOf(schema),
    ...idle.map((field) => ({
      kind: 'query',
      type: undefined,
      selection: (_literal: string, levels: number, isSelected: Choice) => fieldWith(field, {}, levels, isSelected),
    })),
  ]
}

/** Up to `size` times such a field under aliases. Every so many-th field below it is selected. */
const operations = (schema: GraphQLSchema, size: number, hasVariables: boolean): fc.Arbitrary<Operation> =>
  fc
    .constantFrom(...usesOf(schema).filter(({ kind }) => hasVariables || kind === 'query'))
    .chain((use) =>
      fc.record({
        use: fc.constant(use),
        value: oftenOf(use.type ? argumentOf(use.type, size) : fc.constant(null), HOSTILE_VALUES),
        literal: oftenOf(fc.constant(undefined), HOSTILE_LITERALS),
        levels: fc.nat(LEVELS),
        every: fc.integer({ min: 1, max: 6 }),
        aliases: fc.integer({ min: 1, max: Math.min(size, MOST_ALIASES) }),
      }),
    )
    .map(({ use: { kind, type, selection }, value, literal, levels, every, aliases }) => {
      let count = 0
      const literalOf = (index: number) => literal ?? (type ? rightLiteral(type, index) : '')
      const fields = Array.from({ length: aliases }, (_, index) => {
        const below = selection(hasVariables ? '$value' : literalOf(index), levels, () => count++ % every === 0)
        return `a${index}: ${below}`
      })
      const isDeclared = hasVariables && type
      return {
        query: `${kind} A${isDeclared ? `($value: ${type})` : ''} { ${fields.join(' ')} }`,
        variables: isDeclared ? { value } : undefined,
      }
    })

const oftenOf = <Value>(right: fc.Arbitrary<Value>, wrong: Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ arbitrary: right, weight: 4 }, { arbitrary: fc.constantFrom(...wrong), weight: 1 })

/** Values that pass the type check, so that the resolver's work begins. */
const argumentOf = (type: GraphQLInputType, size: number, depth = 0): fc.Arbitrary<unknown> => {
  const inner = getNullableType(type)
  if (isListType(inner))
    return fc.array(argumentOf(inner.ofType, size, depth + 1), { maxLength: size * 2, size: 'max' })
  if (isEnumType(inner)) return fc.constantFrom(...inner.getValues().map(({ name }) => name))
  if (isInputObjectType(inner)) {
    const fields = depth > 3 ? [] : Object.values(inner.getFields())
    const values = fields.map((field) => [field.name, argumentOf(field.type, size, depth + 1)])
    return fc.record(Object.fromEntries(values), { requiredKeys: [] })
  }
  if (inner.name === 'DateTime') return fc.constantFrom('1970-01-01T00:00:00Z', '2026-01-01T00:00:00Z')
  if (inner.name === 'Int') return fc.integer({ min: 1, max: Math.min(size * 10, 250) })
  if (inner.name === 'Float') return fc.double()
  if (inner.name === 'Boolean') return fc.boolean()
  return texts(size * 2).map((text) => `${NUMBER}${text}`)
}

const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'forwarded', 'idempotency-key'],
  ...['if-modified-since', 'if-none-match', 'origin', 'range', 'referer', 'traceparent', 'user-agent', 'x-partner-key'],
  ...['content-type', 'x-forwarded-for', 'x-forwarded-host', 'access-control-request-method'],
]

const escaped = (text: string) => encodeURIComponent(wellFormed(text))
/** Parts of addresses that clients should have escaped. */
const BROKEN = fc.string({ unit: fc.constantFrom(...'%0aF.;:@&=+$,\\|^`{}[]<>"\'~!*()-_/'), maxLength: 30 })

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

/** An object of so many keys. */
const wide = (keys: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: keys }, (_, key) => [String(key), 0]))

const bodyOf = (path: string, body: unknown): SentRequest => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: ALL_TYPES },
  body: JSON.stringify(body),
})

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
const WAYS: ((operation: Operation) => SentRequest)[] = [
  (operation) => bodyOf('/graphql', operation),
  (operation) => bodyOf('/graphql', { ...operation, operationName: 'None' }),
  (operation) => ({ path: addressOf(operation) }),
  (operation) => ({ path: `${addressOf(operation)}&query=x` }),
  (operation) => persisted(operation, ''),
  (operation) => persisted(operation, 'of another text'),
]

const sent = (all: fc.Arbitrary<Operation>) =>
  fc
    .tuple(all, fc.constantFrom(...WAYS))
    .map(([{ query, variables }, way]) => way({ query: `${query} #${NUMBER}`, variables }))
