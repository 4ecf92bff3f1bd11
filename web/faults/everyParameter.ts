import { inquiry } from './visitors.ts'

/** Values that programs get wrong, as JSON has them. */
export const HOSTILE_TEXTS = [
  ...['', '\0', 'a\0b', '%', '\\', "' or 1=1--", '$1', '../..', '<script>', '\r\nBcc: a@b.c', '\ud800', '\u202e', 'İ'],
  ...['💥'.repeat(50), 'a'.repeat(5000), '__proto__', 'constructor', 'NaN', '1e309'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00', '+010000-01-01T00:00:00.000Z'],
]
const NUMBERS = [-1, 0, -0, 0.5, 1, 250, 251, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 + 2, 1e308, -1e308, 5e-324]
const OTHERS = [null, true, {}, { a: 1 }, [], [[]], [null], [{}], [1, 'a'], Array.from({ length: 51 }, () => 1)]

export const HOSTILE_VALUES: unknown[] = [...HOSTILE_TEXTS, ...NUMBERS, ...OTHERS]

export interface JsonSchema {
  $ref?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

export interface HostileRequest {
  path: string
  method: string
  headers: Record<string, string>
  body?: string
}

export type Path = string[]

/** Requests with every wrong value at every parameter, and at every place of every body, of an OpenAPI document. */
export const requestsOf = (document: OpenApi): HostileRequest[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => [
      ...parameters.flatMap((parameter) =>
        HOSTILE_VALUES.map((value) => withParameter(path, method, parameter, value)),
      ),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        pathsOf(schema, document).flatMap((place) =>
          HOSTILE_VALUES.map((value) => withBody(path, method, setAt(inquiry(), place, value))),
        ),
      ),
    ]),
  )

/** The paths of all values in JSON of this schema. */
export const pathsOf = (schema: JsonSchema, document?: OpenApi): Path[] => {
  const name = schema.$ref?.split('/').at(-1)
  const { properties = {}, items } = (name && document?.components.schemas[name]) || schema
  const below = Object.entries(properties).flatMap(([key, inner]) =>
    pathsOf(inner, document).map((path) => [key, ...path]),
  )
  return [[], ...below, ...(items ? pathsOf(items, document).map((path) => ['0', ...path]) : [])]
}

/** JSON with a value at a path; the objects around it are made where they are missing. */
export const setAt = (json: unknown, [key, ...rest]: Path, value: unknown): unknown =>
  key === undefined ? value : { ...Object(json), [key]: setAt(Object(json)[key], rest, value) }

/** Half of a split character as U+FFFD: addresses and forms cannot carry it. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')

const textOf = (value: unknown) => wellFormed(typeof value === 'string' ? value : JSON.stringify(value))

const withParameter = (
  path: string,
  method: string,
  { name, in: place }: Parameter,
  value: unknown,
): HostileRequest => {
  const text = textOf(value)
  const request: HostileRequest = { path, method: method.toUpperCase(), headers: {} }
  if (place === 'path') request.path = path.replace(`{${name}}`, encodeURIComponent(text))
  if (place === 'query') request.path = `${path}?${new URLSearchParams({ [name]: text })}`
  if (place === 'header') request.headers[name] = text.replace(/[^\x20-\x7e]/g, '?')
  if (request.method === 'POST')
    return { ...withBody(request.path, method, inquiry()), headers: { ...JSON_TYPE, ...request.headers } }
  return request
}

const JSON_TYPE = { 'content-type': 'application/json' }

const withBody = (path: string, method: string, body: unknown): HostileRequest => ({
  path,
  method: method.toUpperCase(),
  headers: JSON_TYPE,
  body: JSON.stringify(body),
})
