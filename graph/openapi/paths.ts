import { STATUS_CODES } from 'node:http'
import type { GraphQLInputObjectType, GraphQLSchema } from 'graphql'
import { MOST_KEY_CHARACTERS } from '#graph/api/retryable.input.ts'
import { CSV_COLUMNS, CSV_FEED } from '#graph/feeds/csv-feed.ts'
import { JSON_FEED } from '#graph/feeds/json-feed.ts'
import { MERCHANT_FEED } from '#graph/feeds/merchant-feed.ts'
import { PUSHED_TYPES } from '#graph/inventory/push/push.rest.ts'
import type { JsonSchema } from './json-schema.ts'

const NOT_MODIFIED = { description: STATUS_CODES[304] }

/** Refusals of every metered route, and those of a route that reads the database. */
const METERED_ERRORS = [401, 429]
const DATABASE_ERRORS = [500, 503]
const WAITS = [429, 503]

/** `paths` of the document. */
export function paths(graphql: GraphQLSchema): Record<string, object> {
  return {
    '/api/vehicles': { get: read({ ...VEHICLES, schema: { type: 'array', items: reference('RestVehicle') } }) },
    '/api/vehicles/{id}': { get: vehicle(graphql) },
    '/api/contact': { post: contact(graphql) },
    '/api/inventory': { post: pushInventory() },
    '/feeds/vehicles.json': { get: read({ ...JSON_FILE, schema: reference('JsonFeed') }) },
    '/feeds/vehicles.csv': { get: read({ ...CSV_FILE, schema: TEXT }) },
    '/feeds/vehicles.xml': { get: read({ ...XML_FILE, schema: TEXT }) },
    '/schema.graphql': { get: read({ ...GRAPHQL_SCHEMA, schema: TEXT }) },
    '/openapi.json': { get: read({ ...THIS_DOCUMENT, schema: { type: 'object' } }) },
    '/healthz': { get: probe('isAlive', 'Whether the process answers and is not about to stop', [503]) },
    '/readyz': { get: probe('isReady', 'Whether it may be sent visitors', [503]) },
  }
}

/** `webhooks` of the document. */
export const WEBHOOKS = {
  vehicleUpserted: webhook('vehicleUpserted', 'A vehicle was added or changed', 'VehicleUpserted'),
  vehicleRemoved: webhook('vehicleRemoved', 'A vehicle is listed no longer under its id', 'VehicleRemoved'),
  webhookTest: webhook('webhookTest', 'A test that you have asked for', 'WebhookTest'),
}

function webhook(operationId: string, summary: string, schema: string) {
  const signed = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  })
  return {
    post: {
      operationId,
      tags: ['webhooks'],
      summary,
      description: 'A message of Standard Webhooks, https://www.standardwebhooks.com, posted to your address.',
      security: [],
      parameters: [
        signed('webhook-id', 'The same for each delivery of the same change.'),
        signed('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
        signed('webhook-signature', 'Signatures of id, time and body, one for each of your secrets.'),
      ],
      requestBody: { required: true, content: { 'application/json': { schema: reference(schema) } } },
      responses: { '2XX': { description: 'Accepted. After any other answer the event comes again.' } },
    },
  }
}

const TEXT = { type: 'string' }
const REPLAYED = 'Such an answer has the header `Idempotent-Replayed: true`.'
const INVENTORY = { type: 'array', items: { type: 'object' } }

const VEHICLES = {
  operationId: 'listVehicles',
  tag: 'REST',
  summary: 'All vehicles in the featured order',
  errors: DATABASE_ERRORS,
}

const JSON_FILE = {
  operationId: 'getJsonFeed',
  tag: 'feeds',
  summary: 'The inventory as JSON Feed 1.1',
  mediaType: JSON_FEED.mediaType,
  errors: DATABASE_ERRORS,
}

const CSV_FILE = {
  operationId: 'getCsvFeed',
  tag: 'feeds',
  summary: 'The inventory as a table',
  description: `The first line names the columns: ${CSV_COLUMNS.join(', ')}. A \`|\` separates the items of a list.`,
  mediaType: CSV_FEED.mediaType,
  errors: DATABASE_ERRORS,
}

const XML_FILE = {
  operationId: 'getMerchantFeed',
  tag: 'feeds',
  summary: 'The inventory as RSS 2.0 for Google Merchant Center',
  description:
    'Without the vehicles that Google would refuse, such as one without a picture: a comment names each of them.',
  mediaType: MERCHANT_FEED.mediaType,
  errors: DATABASE_ERRORS,
}

const GRAPHQL_SCHEMA = {
  operationId: 'getGraphqlSchema',
  tag: 'contracts',
  summary: 'The GraphQL schema',
  mediaType: 'text/plain',
}

const THIS_DOCUMENT = { operationId: 'getOpenapi', tag: 'contracts', summary: 'This document' }

interface Read {
  operationId: string
  tag: string
  summary: string
  description?: string
  mediaType?: string
  schema: JsonSchema
  /** Beside those of every metered route. */
  errors?: number[]
}

function read({ operationId, tag, summary, description, mediaType = 'application/json', schema, errors = [] }: Read) {
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    responses: {
      200: { ...answer(mediaType, schema), headers: { ...METERED, ETag: reference('ETag', 'headers') } },
      304: NOT_MODIFIED,
      ...refusals([...errors, ...METERED_ERRORS]),
    },
  }
}

function vehicle(graphql: GraphQLSchema) {
  const { args } = graphql.getQueryType()!.getFields().vehicle!
  const { description } = args.find(({ name }) => name === 'id')!
  return {
    ...read({
      operationId: 'getVehicle',
      tag: 'REST',
      summary: 'One vehicle',
      schema: reference('RestVehicle'),
      errors: [400, 404, ...DATABASE_ERRORS],
    }),
    parameters: [{ name: 'id', in: 'path', required: true, description, schema: TEXT, example: 'denago-nomad-xl' }],
  }
}

function contact(graphql: GraphQLSchema) {
  const { idempotencyKey } = (graphql.getType('SubmitContactInput') as GraphQLInputObjectType).getFields()
  return {
    operationId: 'sendInquiry',
    tags: ['REST'],
    summary: 'Sends an inquiry to the dealer',
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: `${idempotencyKey!.description} The same as \`idempotencyKey\` in the body. ${REPLAYED}`,
        schema: TEXT,
      },
    ],
    requestBody: { required: true, content: { 'application/json': { schema: reference('Inquiry') } } },
    responses: {
      201: { ...answer('application/json', reference('Receipt')), headers: METERED },
      ...refusals([400, 409, 413, 415, ...METERED_ERRORS, ...DATABASE_ERRORS]),
    },
  }
}

function pushInventory() {
  const flag = (name: string, description: string) => ({
    name,
    in: 'query',
    description,
    schema: { enum: ['', 'true', 'false'] },
  })
  const body = (mediaType: string) => [mediaType, { schema: mediaType.endsWith('json') ? INVENTORY : TEXT }]
  return {
    operationId: 'changeInventory',
    tags: ['REST'],
    summary: 'Adds and changes vehicles by a file',
    description:
      'All of the file or, when it has a problem, nothing of it. It takes a private key with the scope inventory:write; with a test key that has it, it is a dry run. ' +
      '/developers/inventory-file describes the columns.',
    security: [{ partnerKey: [] }],
    parameters: [
      flag('dryRun', 'Checks and compares everything, and changes nothing.'),
      flag(
        'replace',
        'Also removes the vehicles that the file lacks, at most a tenth of those not sold (or five) a day.',
      ),
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: `A text that you make up: a retry with it within a day is answered as before, and changes nothing. ${REPLAYED}`,
        schema: { ...TEXT, minLength: 1, maxLength: MOST_KEY_CHARACTERS },
      },
    ],
    requestBody: { required: true, content: Object.fromEntries(Object.keys(PUSHED_TYPES).map(body)) },
    responses: {
      200: { ...answer('application/json', reference('InventoryDifference')), headers: METERED },
      ...refusals([400, 403, 409, 413, 415, ...METERED_ERRORS, ...DATABASE_ERRORS]),
    },
  }
}

function probe(operationId: string, summary: string, others: number[]) {
  const health = answer('application/json', reference('Health'))
  return {
    operationId,
    tags: ['probes'],
    summary,
    security: [],
    responses: Object.fromEntries([200, ...others].map((status) => [status, health])),
  }
}

function answer(mediaType: string, schema: JsonSchema) {
  return { description: 'The answer', content: { [mediaType.split(';')[0]!]: { schema } } }
}

function refusals(statuses: number[]) {
  const refusal = (status: number) => ({
    ...answer('application/json', reference('Error')),
    description: STATUS_CODES[status],
    headers: { ...REQUEST_ID, ...(WAITS.includes(status) && { 'Retry-After': reference('Retry-After', 'headers') }) },
  })
  const others = { ...answer('application/json', reference('Error')), description: 'Any other error' }
  return { ...Object.fromEntries(statuses.map((status) => [status, refusal(status)])), default: others }
}

function reference(name: string, kind: 'schemas' | 'headers' = 'schemas') {
  return { $ref: `#/components/${kind}/${name}` }
}

/** `components.headers` of the document. */
export const HEADERS = {
  'X-Request-Id': header('The id of the request.'),
  ETag: header('Send it in If-None-Match: the answer is a 304 until something changes.'),
  RateLimit: header('The points that are left (r), and the seconds until all of them are back (t).'),
  'RateLimit-Policy': header('The points (q) in a window of seconds (w).'),
  'Retry-After': header('Seconds after which the same request may be answered.'),
}

function header(description: string) {
  return { description, schema: TEXT }
}

const REQUEST_ID = { 'X-Request-Id': reference('X-Request-Id', 'headers') }
const METERED = {
  ...REQUEST_ID,
  RateLimit: reference('RateLimit', 'headers'),
  'RateLimit-Policy': reference('RateLimit-Policy', 'headers'),
}
