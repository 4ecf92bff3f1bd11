import { createHash } from 'node:crypto'
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { fieldWith, HOSTILE_LITERALS, HOSTILE_TEXTS, HOSTILE_VALUES, placesOf, rightLiteral, setAt } from './places.ts'
import { bodyOf, type Published, type SentRequest, wellFormed } from './published.ts'

/** Stands for another number in each request, so that no answer comes from the cache. */
const NUMBER = 'NUMBER'

const LONGEST_BODY = 64 * 1024
const LONGEST_HEAD = 15_000
const LONGEST_TEXT = 4000
const MOST_NESTED = 1000
const MOST_ALIASES = 50
const MOST_LEVELS = 4

/** Requests of one shape in a row: programs send requests like that. */
const ROW = 5

/**
 * The request of this number. Shape and contents follow from the row of the number, so that every run sends the same; `sizes` are
 * the counts of fields, of entries in lists and of characters.
 */
export const generatedRequest = (published: Published, number: number, sizes: number[]): SentRequest => {
  const row = Math.floor(number / ROW)
  const request = REQUESTS[row % REQUESTS.length]!(new Random(row), published, sizes[row % sizes.length]!)
  return JSON.parse(JSON.stringify(request).replaceAll(NUMBER, String(number)))
}

/** Chances that are the same for the same seed. */
class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** At least 0, and less than 1, by Mulberry32. */
  part() {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let hash = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61)
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32
  }

  int(most: number, least = 0) {
    return least + Math.floor(this.part() * (most - least + 1))
  }

  /** True once in so many times. */
  once(times: number) {
    return this.int(times - 1) === 0
  }

  pick<Thing>(things: ArrayLike<Thing>) {
    return things[this.int(things.length - 1)]!
  }

  array<Thing>(most: number, make: (index: number) => Thing, least = 0) {
    return Array.from({ length: this.int(most, least) }, (_, index) => make(index))
  }

  /** Of printable characters, or one that programs get wrong. */
  text(most: number): string {
    if (this.once(5)) return this.pick(HOSTILE_TEXTS)
    return this.array(Math.min(most, LONGEST_TEXT), () => String.fromCharCode(this.int(126, 32))).join('')
  }
}

const PARTS = '{ } ( ) [ ] : $a ... @include(if:true) id "x" """ # 1 on fragment A'.split(' ')
/** Parts of addresses that clients should have escaped. */
const BROKEN = '%0aF.;:@&=+$,\\|^`{}[]<>"\'~!*()-_/'
const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'forwarded', 'idempotency-key'],
  ...['if-modified-since', 'if-none-match', 'origin', 'range', 'referer', 'traceparent', 'user-agent', 'x-partner-key'],
  ...['content-type', 'x-forwarded-for', 'x-forwarded-host', 'access-control-request-method'],
]

const REQUESTS: ((random: Random, published: Published, size: number) => SentRequest)[] = [
  (random, { schema }, size) => sent(random, operation(random, schema, size, true)),
  (random, { schema }, size) => sent(random, operation(random, schema, size, false)),
  // Many equal fields.
  (random, { schema }, size) => {
    const { query } = operation(random, schema, 1, false)
    const field = query.slice(query.indexOf('{') + 1, -1).replaceAll('a0: ', '')
    return sent(random, { query: `{ ${field.repeat(size * 10)} }` })
  },
  // Documents that are none.
  (random, _, size) => sent(random, { query: random.array(size * 40, () => random.pick(PARTS), size * 4).join(' ') }),
  // Variables that are not declared.
  (random, _, size) => {
    const uses = random.array(size * 20, (index) => `vehicle(id: $a${index}) { id }`)
    return sent(random, { query: `{ ${uses.join(' ')} }`, variables: wide(random.int(size * 20)) })
  },
  // JSON that is large at one place.
  (random, { bodies }, size) => {
    const { path, accepted, places } = random.pick(bodies)
    return bodyOf(path, setAt(accepted, random.pick(places), shape(random, size)))
  },
  // JSON that is cut, in the name of any type.
  (random, { bodies }, size) => {
    const type = random.once(2) && { 'content-type': escaped(random.text(40)) }
    const request = bodyOf(random.pick(bodies).path, shape(random, size), type || {})
    return { ...request, body: request.body.slice(0, -1) }
  },
  // Calls of tools.
  (random, { tools }, size) => {
    const { name, inputSchema } = random.pick(tools)
    const names = [...Object.keys(inputSchema.properties ?? {}), 'none']
    const given = random.array(names.length, () => [random.pick(names), shape(random, size)])
    const params = { name, arguments: Object.fromEntries(given) }
    return bodyOf('/mcp', { jsonrpc: '2.0', id: NUMBER, method: 'tools/call', params })
  },
  // Forms.
  (random, { parameters }, size) => {
    const fields = random.array(size * 5, () => [random.pick(parameters), random.text(size * 10)])
    return {
      path: '/contact',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams([...fields, ['message', NUMBER]])).slice(0, LONGEST_BODY),
    }
  },
  // Addresses.
  (random, { addresses, parameters }, size) => {
    const broken = random.array(30, () => random.pick(BROKEN)).join('')
    const word = random.once(4) ? broken : escaped(random.text(size * 20))
    const given = random.array(size * 2, () => [random.pick(parameters), random.text(size * 4)])
    const path = random.pick(addresses).replace(/\{\w+\}/, () => NUMBER + word)
    return {
      path: `${path}?visit=${NUMBER}&${new URLSearchParams(given)}`.slice(0, LONGEST_HEAD),
      headers: { accept: random.pick(['text/html', 'application/json']) },
    }
  },
  // Headers.
  (random, { addresses }, size) => {
    const part = random.pick(['x', '*/*;q=0.1,', '"x",', 'W/"x", ', '0-,', 'for=1;', 'a=b; ', ' ,'])
    const other = random.array(60, () => String.fromCharCode(random.int(126, 32))).join('')
    return {
      path: `${random.pick(addresses).replace(/\{\w+\}/, NUMBER)}?visit=${NUMBER}`,
      method: random.pick(['GET', 'HEAD', 'OPTIONS', 'DELETE']),
      headers: {
        [random.pick(HEADERS)]: other.trim(),
        [random.pick(HEADERS)]: part.repeat(size * 50).slice(0, LONGEST_HEAD - 1000),
      },
    }
  },
]

const escaped = (text: string) => encodeURIComponent(wellFormed(text))

interface Operation {
  query: string
  variables?: Record<string, unknown>
}

/**
 * Up to `size` times a field under aliases, with a value of the caller somewhere below it, as a variable or a literal, or with none.
 * Every so many-th field below it is selected.
 */
const operation = (random: Random, schema: GraphQLSchema, size: number, hasVariables: boolean): Operation => {
  const idle = Object.values(schema.getQueryType()!.getFields()).filter(({ args }) => args.length === 0)
  const places = placesOf(schema).filter(({ kind }) => hasVariables || kind === 'query')
  const number = random.int(places.length + idle.length - 1)
  const place = places[number]
  const value = place && (random.once(5) ? random.pick(HOSTILE_VALUES) : rightValue(random, place.type, size))
  const wrong = random.once(5) ? random.pick(HOSTILE_LITERALS) : undefined
  const [levels, every] = [random.int(MOST_LEVELS), random.int(6, 1)]
  let count = 0
  const isSelected = () => count++ % every === 0
  const fields = random.array(
    Math.min(size, MOST_ALIASES),
    (index) => {
      if (!place) return `a${index}: ${fieldWith(idle[number - places.length]!, levels, isSelected)}`
      const literal = hasVariables ? '$value' : (wrong ?? rightLiteral(place.type, index))
      return `a${index}: ${place.selection(literal, levels, isSelected)}`
    },
    1,
  )
  const [declared, variables] = hasVariables && place ? [`($value: ${place.type})`, { value }] : ['']
  return { query: `${place?.kind ?? 'query'} A${declared} { ${fields.join(' ')} }`, variables }
}

/** A value that passes the type check, so that the resolver's work begins. */
const rightValue = (random: Random, type: GraphQLInputType, size: number, depth = 0): unknown => {
  const inner = getNullableType(type)
  if (isListType(inner)) return random.array(size * 2, () => rightValue(random, inner.ofType, size, depth + 1))
  if (isEnumType(inner)) return random.pick(inner.getValues()).name
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(() => depth <= 3 && random.once(2))
    return Object.fromEntries(fields.map((field) => [field.name, rightValue(random, field.type, size, depth + 1)]))
  }
  if (inner.name === 'DateTime') return random.pick(['1970-01-01T00:00:00Z', '2026-01-01T00:00:00Z'])
  if (inner.name === 'Int') return random.int(Math.min(size * 10, 250), 1)
  if (inner.name === 'Float') return (random.part() - 0.5) * 10 ** random.int(308)
  if (inner.name === 'Boolean') return random.once(2)
  return NUMBER + random.text(size * 2)
}

/** JSON that is large in one direction. */
const shape = (random: Random, size: number): unknown =>
  random.pick([
    () => wide(random.int(size * 150)),
    () => random.array(size * 300, () => 0),
    () => random.array(size * 4, () => anything(random, 4)),
    () => nested(random.int(Math.min(size * 200, MOST_NESTED))),
    () => `${NUMBER}${random.text(size * 100).repeat(size)}`.slice(0, LONGEST_BODY),
  ])()

const anything = (random: Random, levels: number): unknown => {
  if (levels === 0 || random.once(2)) return random.pick(HOSTILE_VALUES)
  const list = random.array(4, () => anything(random, levels - 1))
  return random.once(2) ? list : Object.fromEntries(list.map((value) => [random.text(9), value]))
}

const nested = (levels: number) => {
  let value: unknown = 0
  for (let level = 0; level < levels; level++) value = level % 2 > 0 ? [value] : { a: value }
  return value
}

/** An object of so many keys. */
const wide = (keys: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: keys }, (_, key) => [String(key), 0]))

/** The operation by one of all ways in which it gets to the server. */
const sent = (random: Random, { query: text, variables }: Operation): SentRequest => {
  const query = `${text} #${NUMBER}`
  const address = `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables ?? {}) })}`
  // A persisted query is known by the hash of its text, so that no number may stand there.
  const persisted = (differs: string) => {
    const known = query.replace(NUMBER, '')
    const sha256Hash = createHash('sha256').update(`${known}${differs}`).digest('hex')
    return bodyOf('/graphql', { query: known, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } })
  }
  return random.pick([
    bodyOf('/graphql', { query, variables }),
    bodyOf('/graphql', { query, variables, operationName: 'None' }),
    { path: address },
    { path: `${address}&query=x` },
    persisted(''),
    persisted('of another text'),
  ])
}
