import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { SchemaDescription } from 'yup'
import { ErrorCode } from '#graph/api/error-code.ts'
import { UserErrorCode } from '#graph/api/user-error.ts'
import { contactSchema } from '#graph/contact/contact.rules.ts'
import { EXPORTED_NAMES } from '#graph/inventory/file/inventory-record.ts'
import { MOST_EVENT_BYTES } from '#graph/partners/webhooks/event.ts'
import { IMAGE_JSON_FIELDS, VEHICLE_JSON_FIELDS } from '#graph/vehicles/vehicle-json.ts'
import { type JsonSchema, schemaOfField, schemaOfObject, schemaOfYup } from './json-schema.ts'

const TEXT = { type: 'string' }
const COUNT = { type: 'integer' }
const URI = { type: 'string', format: 'uri' }
const TIME = { type: 'string', format: 'date-time' }

const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/** An object that has each of the properties but the `optional` ones. */
const objectOf = (properties: Record<string, JsonSchema>, optional: string[] = []) => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
})

const NAME = { id: TEXT, name: TEXT, stockNumber: { type: ['string', 'null'] } }
const NAMED = objectOf(NAME)
const CHANGED_FIELD = objectOf({ column: { enum: EXPORTED_NAMES }, before: {}, after: {} }, ['before', 'after'])
const CHANGED = objectOf({ ...NAME, fields: listOf(CHANGED_FIELD) })

/** One place of a file. */
const NOTE = objectOf(
  {
    line: { ...COUNT, description: 'From 1: the line of the text; in JSON the number of the vehicle.' },
    row: {
      ...COUNT,
      description: 'As a spreadsheet numbers it, where the header is row 1; in JSON the number of the vehicle.',
    },
    cart: { ...TEXT, description: 'Name and stock number of the vehicle.' },
    column: { ...TEXT, description: 'The field; absent for a whole row.' },
    entry: { ...COUNT, description: 'From 1: the item of a list.' },
    message: TEXT,
  },
  ['row', 'cart', 'column', 'entry'],
)

const DIFFERENCE: JsonSchema = {
  description: 'What a file changed, or would change; each `first` has up to twenty vehicles.',
  ...objectOf({
    dryRun: { type: 'boolean' },
    added: objectOf({ count: COUNT, first: listOf(NAMED) }),
    changed: objectOf(
      { count: COUNT, first: listOf(CHANGED), ids: { ...listOf(TEXT), description: 'The ids of the first 250.' } },
      ['ids'],
    ),
    removed: objectOf({ count: COUNT, first: listOf(NAMED) }),
    unchanged: COUNT,
    notes: objectOf({
      count: COUNT,
      first: {
        ...listOf(NOTE),
        description: 'What was imported and should be looked at, such as a price that moves by half.',
      },
    }),
  }),
}

/** `components.schemas` of the document: the shapes of the REST routes, in the types and words of the GraphQL schema. */
export function componentSchemas(graphql: GraphQLSchema): Record<string, JsonSchema> {
  return {
    Vehicle: vehicle(graphql),
    RestVehicle: restVehicle(graphql),
    ...events(graphql),
    Inquiry: inquiry(graphql),
    Receipt: RECEIPT,
    InventoryDifference: DIFFERENCE,
    JsonFeed: JSON_FEED,
    Error: ERROR,
    Health: HEALTH,
  }
}

/** As vehicleJson writes it. */
function vehicle(graphql: GraphQLSchema) {
  const { properties, ...schema } = schemaOfObject(objectType(graphql, 'Vehicle'), VEHICLE_JSON_FIELDS)
  const location = schemaOfObject(objectType(graphql, 'Location'), ['id'])
  return {
    ...schema,
    properties: {
      ...properties,
      images: images(graphql),
      location: {
        ...location,
        type: ['object', 'null'],
        description: 'Where the cart stands; null where nobody says.',
      },
    } as Record<string, JsonSchema>,
  }
}

function images(graphql: GraphQLSchema): JsonSchema {
  const items = schemaOfObject(objectType(graphql, 'VehicleImage'), IMAGE_JSON_FIELDS)
  return { ...listOf(items), description: 'Pictures, the main one first.' }
}

function restVehicle(graphql: GraphQLSchema): JsonSchema {
  const { required, properties, ...schema } = vehicle(graphql)
  const paths = {
    ...listOf(TEXT),
    description: 'The same pictures, each as a path on this site or as the address of a picture kept elsewhere.',
  }
  return {
    ...schema,
    required: [...required, 'pictures'],
    properties: { ...properties, images: paths, pictures: images(graphql) },
  }
}

const OF_VEHICLE = { id: { ...TEXT, description: 'Id of the vehicle.' } }

/** The bodies of webhooks. */
function events(graphql: GraphQLSchema): Record<string, JsonSchema> {
  const whole = vehicle(graphql)
  const sent = {
    ...whole,
    properties: {
      ...whole.properties,
      description: {
        ...whole.properties.description,
        type: ['string', 'null'],
        description: `${whole.properties.description!.description} Null where the body would have more than ${MOST_EVENT_BYTES / 1024} KB.`,
      },
    },
  }
  return {
    VehicleUpserted: event('vehicle.upserted', { ...OF_VEHICLE, vehicle: sent }),
    VehicleRemoved: event('vehicle.removed', { ...OF_VEHICLE, vehicle: { type: 'null' } }),
    WebhookTest: event('webhook.test', { partner: { ...TEXT, description: 'Your name.' } }),
  }
}

function event(type: string, data: Record<string, JsonSchema>): JsonSchema {
  return objectOf({
    type: { const: type },
    timestamp: { ...TIME, description: 'Time of the change.' },
    data: objectOf(data),
  })
}

function inquiry(graphql: GraphQLSchema): JsonSchema {
  const input = graphql.getType('SubmitContactInput') as GraphQLInputObjectType
  const { form, ...fields } = input.getFields()
  const rules = Object.entries(contactSchema.describe().fields) as [string, SchemaDescription][]
  const texts = rules.map(([name, rule]) => [name, { ...schemaOfYup(rule), description: fields[name]!.description }])
  const others = Object.entries(fields).filter(([name]) => !Object.hasOwn(contactSchema.fields, name))
  return {
    type: 'object',
    description: input.description,
    required: rules.filter(([, { optional }]) => !optional).map(([name]) => name),
    properties: {
      ...Object.fromEntries(texts),
      ...Object.fromEntries(others.map(([name, field]) => [name, schemaOfField(field)])),
    },
    additionalProperties: false,
  }
}

const HEALTH = objectOf(
  {
    status: TEXT,
    inventoryReadAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When the published stock was last read without problems; absent where there is none.',
    },
  },
  ['inventoryReadAt'],
)

const RECEIPT = objectOf(
  {
    success: { const: true },
    id: { ...TEXT, description: 'The number of the inquiry.' },
    message: { ...TEXT, description: 'A sentence for the visitor.' },
    isTest: { const: true, description: 'Only of a dry run, or with a test key: nothing is stored or mailed.' },
  },
  ['isTest'],
)

const FEED_ITEM = objectOf(
  {
    id: URI,
    url: { ...URI, description: "The vehicle's page." },
    external_url: URI,
    title: TEXT,
    content_text: TEXT,
    image: URI,
    date_published: TIME,
    date_modified: TIME,
    tags: listOf(TEXT),
    _ridgeline: { $ref: '#/components/schemas/Vehicle' },
  },
  ['external_url', 'image'],
)

/** JSON Feed 1.1 with the vehicle in each item. */
const JSON_FEED: JsonSchema = {
  description: 'JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/',
  ...objectOf(
    {
      version: URI,
      title: TEXT,
      description: TEXT,
      home_page_url: URI,
      feed_url: URI,
      icon: URI,
      language: TEXT,
      authors: listOf(objectOf({ name: TEXT, url: URI }, ['name', 'url'])),
      items: listOf(FEED_ITEM),
    },
    ['description', 'icon', 'language', 'authors'],
  ),
}

const PROBLEM = {
  ...NOTE,
  required: [...NOTE.required, 'code'],
  properties: {
    ...NOTE.properties,
    code: { enum: ['INVALID', 'REQUIRED', 'NOT_FOUND', 'TAKEN', 'AMBIGUOUS', 'STALE'] },
    values: { ...listOf(CHANGED_FIELD), description: 'Of STALE: what the stock has, and what the row has.' },
  },
}

const ERROR = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { ...TEXT, description: 'A sentence for people; it may change.' },
    code: { enum: Object.values(ErrorCode), description: 'For programs.' },
    requestId: { ...TEXT, description: 'The same as in X-Request-Id: quote it when you write to us.' },
    fields: {
      type: 'object',
      additionalProperties: TEXT,
      description: 'A sentence for each wrong field of an inquiry, or the wrong header as `idempotencyKey`.',
    },
    fieldCodes: {
      type: 'object',
      additionalProperties: { enum: Object.values(UserErrorCode) },
      description: 'A code for each of them.',
    },
    problems: { ...listOf(PROBLEM), description: 'The first fifty problems of a file.' },
    problemCount: { ...COUNT, description: 'The number of all of them.' },
    requested: { ...COUNT, description: 'The points that the request takes, or the carts that a file would remove.' },
    remaining: { ...COUNT, description: 'The points that are left.' },
    retryAfterSeconds: { ...COUNT, description: 'The same as in Retry-After.' },
    maximum: { ...COUNT, description: 'The limit that the request exceeds.' },
    ids: { ...listOf(TEXT), description: 'The first of the carts that a file would remove.' },
    difference: {
      $ref: '#/components/schemas/InventoryDifference',
      description: 'Of a dry run that would remove too many: everything that the file would change.',
    },
  },
}

function objectType(graphql: GraphQLSchema, name: string): GraphQLObjectType {
  return graphql.getType(name) as GraphQLObjectType
}
