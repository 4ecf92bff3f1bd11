import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { SchemaDescription } from 'yup'
import { ErrorCode } from '#graph/api/error-code.ts'
import { UserErrorCode } from '#graph/api/user-error.ts'
import { contactSchema } from '#graph/contact/contact.rules.ts'
import { MOST_EVENT_BYTES } from '#graph/partners/webhooks/event.ts'
import { IMAGE_JSON_FIELDS, VEHICLE_JSON_FIELDS } from '#graph/vehicles/vehicle-json.ts'
import { type JsonSchema, schemaOfField, schemaOfObject, schemaOfYup } from './json-schema.ts'

const URI = { type: 'string', format: 'uri' }
const TIME = { type: 'string', format: 'date-time' }

const NAMED = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'string' }, name: { type: 'string' } },
}
const CHANGED = {
  type: 'object',
  required: ['id', 'fields'],
  properties: {
    id: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['column'],
        properties: { column: { type: 'string' }, before: {}, after: {} },
      },
    },
  },
}
const counted = (items: JsonSchema) => ({
  type: 'object',
  required: ['count', 'first'],
  properties: { count: { type: 'integer' }, first: { type: 'array', items } },
})

const DIFFERENCE: JsonSchema = {
  type: 'object',
  description: 'What a file changed, or would change; each `first` has up to twenty vehicles.',
  required: ['dryRun', 'added', 'changed', 'removed', 'unchanged'],
  properties: {
    dryRun: { type: 'boolean' },
    added: counted(NAMED),
    changed: {
      ...counted(CHANGED),
      properties: {
        ...counted(CHANGED).properties,
        ids: { type: 'array', items: { type: 'string' }, description: 'The ids of the first 250.' },
      },
    },
    removed: counted(NAMED),
    unchanged: { type: 'integer' },
  },
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
    Health: {
      type: 'object',
      required: ['status'],
      properties: {
        status: { type: 'string' },
        inventoryReadAt: {
          type: ['string', 'null'],
          format: 'date-time',
          description: 'When the published stock was last read without problems; absent where there is none.',
        },
      },
    },
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
  return { type: 'array', items, description: 'Pictures, the main one first.' }
}

function restVehicle(graphql: GraphQLSchema): JsonSchema {
  const { required, properties, ...schema } = vehicle(graphql)
  const paths = {
    type: 'array',
    items: { type: 'string' },
    description: 'The same pictures, each as a path on this site or as the address of a picture kept elsewhere.',
  }
  return {
    ...schema,
    required: [...required, 'pictures'],
    properties: { ...properties, images: paths, pictures: images(graphql) },
  }
}

const OF_VEHICLE = { id: { type: 'string', description: 'Id of the vehicle.' } }

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
    WebhookTest: event('webhook.test', { partner: { type: 'string', description: 'Your name.' } }),
  }
}

function event(type: string, data: Record<string, JsonSchema>): JsonSchema {
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: type },
      timestamp: { ...TIME, description: 'Time of the change.' },
      data: { type: 'object', required: Object.keys(data), properties: data },
    },
  }
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

const RECEIPT = {
  type: 'object',
  required: ['success', 'id', 'message'],
  properties: {
    success: { const: true },
    id: { type: 'string', description: 'The number of the inquiry.' },
    message: { type: 'string', description: 'A sentence for the visitor.' },
    isTest: { const: true, description: 'Only of a dry run, or with a test key: nothing is stored or mailed.' },
  },
}

/** JSON Feed 1.1 with the vehicle in each item. */
const JSON_FEED: JsonSchema = {
  type: 'object',
  description: 'JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/',
  required: ['version', 'title', 'home_page_url', 'feed_url', 'items'],
  properties: {
    version: URI,
    title: { type: 'string' },
    description: { type: 'string' },
    home_page_url: URI,
    feed_url: URI,
    icon: URI,
    language: { type: 'string' },
    authors: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, url: URI } } },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'url', 'title', 'content_text', 'date_published', 'date_modified', 'tags', '_ridgeline'],
        properties: {
          id: URI,
          url: { ...URI, description: "The vehicle's page." },
          external_url: URI,
          title: { type: 'string' },
          content_text: { type: 'string' },
          image: URI,
          date_published: TIME,
          date_modified: TIME,
          tags: { type: 'array', items: { type: 'string' } },
          _ridgeline: { $ref: '#/components/schemas/Vehicle' },
        },
      },
    },
  },
}

const FIGURE = { type: 'integer' }

const ERROR = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'A sentence for people; it may change.' },
    code: { enum: Object.values(ErrorCode), description: 'For programs.' },
    requestId: { type: 'string', description: 'The same as in X-Request-Id: quote it when you write to us.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence for each wrong field of an inquiry.',
    },
    fieldCodes: {
      type: 'object',
      additionalProperties: { enum: Object.values(UserErrorCode) },
      description: 'A code for each of them.',
    },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        required: ['line', 'message', 'code'],
        properties: {
          line: { type: 'integer', description: 'From 1; in JSON the number of the vehicle.' },
          column: { type: 'string', description: 'Absent for a whole row.' },
          message: { type: 'string' },
          code: { enum: ['INVALID', 'NOT_FOUND', 'CONFLICT'] },
        },
      },
      description: 'The first fifty problems of a file.',
    },
    problemCount: { type: 'integer', description: 'The number of all of them.' },
    requested: { ...FIGURE, description: 'The points that the request takes.' },
    remaining: { ...FIGURE, description: 'The points that are left.' },
    retryAfterSeconds: { ...FIGURE, description: 'The same as in Retry-After.' },
    maximum: { ...FIGURE, description: 'The limit that the request exceeds.' },
  },
}

function objectType(graphql: GraphQLSchema, name: string): GraphQLObjectType {
  return graphql.getType(name) as GraphQLObjectType
}
