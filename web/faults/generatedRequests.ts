import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { fieldWith, HOSTILE_LITERALS, HOSTILE_TEXTS, HOSTILE_VALUES, placesOf, rightLiteral, setAt } from './places.ts'
import { bodyOf, type Published, type SentRequest, wellFormed } from './published.ts'

const LONGEST_BODY = 64 * 1024
const LONGEST_HEAD = 15_000

const PARTS = '{ } ( ) [ ] : $a ... @include(if:true) id "x" """ # 1 on fragment A'.split(' ')
/** Parts of addresses that clients should have escaped. */
const BROKEN = [...'%0aF.;:@&=+$,\\|^`{}[]<>"\'~!*()-_/']
const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'forwarded', 'idempotency-key'],
  ...['if-modified-since', 'if-none-match', 'origin', 'range', 'referer', 'traceparent', 'user-agent', 'x-partner-key'],
  ...['content-type', 'x-forwarded-for', 'x-forwarded-host', 'access-control-request-method'],
]

const text = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ maxLength: 4000, size: 'max' }))
const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((words) => words.trim())
const nested = fc.nat(1000).map((levels) => {
  let value: unknown = 0
  for (let level = 0; level < levels; level++) value = level % 2 > 0 ? [value] : { a: value }
  return value
})

/** JSON that is large in one direction. */
const json = fc.oneof(
  fc.dictionary(fc.string({ maxLength: 12 }), fc.constant(0), { maxKeys: 600, size: 'max' }),
  fc.array(fc.constant(0), { maxLength: 1200, size: 'max' }),
  fc.array(fc.constantFrom(...HOSTILE_VALUES), { maxLength: 16 }),
  fc.jsonValue({ depthSize: 'large' }),
  nested,
  fc.tuple(text, fc.nat(40)).map(([part, times]) => part.repeat(times).slice(0, LONGEST_BODY)),
)

/** Requests of all kinds, made of what the site publishes: operations, JSON, forms, addresses and headers. */
export const requestsTo = ({ schema, tools, addresses, parameters, bodies }: Published): fc.Arbitrary<SentRequest> => {
  const places = placesOf(schema).filter(({ kind }) => kind === 'query')
  const idle = Object.values(schema.getQueryType()!.getFields()).filter(({ args }) => args.length === 0)
  const shape = { aliases: fc.integer({ min: 1, max: 50 }), levels: fc.nat(4), every: fc.integer({ min: 1, max: 6 }) }
  const wrong = fc.option(fc.constantFrom(...HOSTILE_LITERALS), { freq: 4 })

  /** A field under aliases, with a value of the caller somewhere below it, or with none. Every so many-th field below it is selected. */
  const operations = fc
    .record({ ...shape, wrong, place: fc.option(fc.constantFrom(...places)), field: fc.constantFrom(...idle) })
    .map(({ aliases, levels, every, wrong, place, field }) => {
      let count = 0
      const isSelected = () => count++ % every === 0
      const select = (index: number) =>
        place
          ? place.selection(wrong ?? rightLiteral(place.type, index), levels, isSelected)
          : fieldWith(field, levels, isSelected)
      return `{ ${Array.from({ length: aliases }, (_, index) => `a${index}: ${select(index)}`).join(' ')} }`
    })
  // And documents that are none.
  const documents = fc.oneof(
    { weight: 3, arbitrary: operations },
    fc.array(fc.constantFrom(...PARTS), { maxLength: 160, size: 'max' }).map((parts) => parts.join(' ')),
  )
  const sent = fc.tuple(documents, fc.nat(4), json).map(([query, way, variables]): SentRequest => {
    const sha256Hash = createHash('sha256')
      .update(way === 0 ? query : `${query} of another text`)
      .digest('hex')
    const persisted = { query, extensions: { persistedQuery: { version: 1, sha256Hash } } }
    if (way < 2) return bodyOf('/graphql', persisted)
    if (way === 2) return { path: `/graphql?${new URLSearchParams({ query })}`.slice(0, LONGEST_HEAD) }
    return bodyOf('/graphql', way === 3 ? { query, operationName: 'None' } : { query, variables })
  })

  const placed = fc
    .tuple(fc.constantFrom(...bodies), fc.nat(), json)
    .map(([{ path, accepted, places }, place, value]) =>
      bodyOf(path, setAt(accepted, places[place % places.length]!, value)),
    )
  // JSON that is cut, in the name of any type.
  const cut = fc.tuple(placed, fc.option(printable)).map(([{ body, headers, ...request }, type]) => ({
    ...request,
    headers: type === null ? headers : { ...headers, 'content-type': type },
    body: body.slice(0, -1),
  }))
  const calls = fc.constantFrom(...tools).chain(({ name, inputSchema }) => {
    const names = [...Object.keys(inputSchema.properties ?? {}), 'none']
    return fc
      .dictionary(fc.constantFrom(...names), json)
      .map((given) =>
        bodyOf('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }),
      )
  })
  const fields = fc
    .array(fc.tuple(fc.constantFrom(...parameters), text), { maxLength: 20 })
    .map((given) => String(new URLSearchParams(given)))
  const forms = fields.map((given) => ({
    path: '/contact',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: given.slice(0, LONGEST_BODY),
  }))
  const words = fc.oneof(
    text.map((word) => encodeURIComponent(wellFormed(word))),
    fc.array(fc.constantFrom(...BROKEN), { maxLength: 30 }).map((signs) => signs.join('')),
  )
  const paths = fc
    .tuple(fc.constantFrom(...addresses), words, fields)
    .map(([address, word, given]) => `${address.replace(/\{\w+\}/, () => word)}?${given}`.slice(0, LONGEST_HEAD))
  const pages = fc
    .tuple(paths, fc.constantFrom('text/html', 'application/json'))
    .map(([path, accept]) => ({ path, headers: { accept } }))
  const parts = fc.constantFrom('x', '*/*;q=0.1,', '"x",', 'W/"x", ', '0-,', 'for=1;', 'a=b; ', ' ,')
  const long = fc
    .tuple(parts, fc.nat(200))
    .map(([part, times]) => part.repeat(times * 10).slice(0, LONGEST_HEAD - 1000))
  const heads = fc.record({
    path: fc.constantFrom(...addresses).map((address) => address.replace(/\{\w+\}/, 'denago-nomad-xl')),
    method: fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'DELETE'),
    headers: fc.dictionary(fc.constantFrom(...HEADERS), fc.oneof(printable, long), { maxKeys: 2 }),
  })

  return fc.oneof(sent, placed, cut, calls, forms, pages, heads)
}
