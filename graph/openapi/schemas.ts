import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { SchemaDescription } from 'yup'
import { ErrorCode } from '#graph/api/error-code.ts'
import { UserErrorCode } from '#graph/api/user-error.ts'
import { contactSchema } from '#graph/contact/contact.rules.ts'
import { MEASURES } from '#graph/feeds/feed-vehicle.ts'
import { REST_FIELDS } from '#graph/vehicles/vehicle.rest.ts'
import { FIELD_NAMES, SPECIFICATIONS } from '#graph/vehicles/vehicle-fields.ts'
import { type JsonSchema, schemaOfField, schemaOfObject, schemaOfYup } from './json-schema.ts'

const IMAGES = { type: 'array', items: { type: 'string' } }
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
    changed: counted(CHANGED),
    removed: counted(NAMED),
    unchanged: { type: 'integer' },
  },
}

/** `components.schemas` of the document: the shapes of the REST routes, in the types and words of the GraphQL schema. */
export function componentSchemas(graphql: GraphQLSchema): Record<string, JsonSchema> {
  return {
    Vehicle: vehicle(graphql),
    Inquiry: inquiry(graphql),
    Receipt: RECEIPT,
    InventoryDifference: DIFFERENCE,
    JsonFeed: jsonFeed(graphql),
    Error: ERROR,
    Health: { type: 'object', required: ['status'], properties: { status: { type: 'string' } } },
  }
}

function vehicle(graphql: GraphQLSchema): JsonSchema {
  const { properties, ...schema } = schemaOfObject(objectType(graphql, 'Vehicle'), REST_FIELDS)
  const specifications = schemaOfObject(objectType(graphql, 'VehicleSpecifications'), Object.keys(SPECIFICATIONS))
  return {
    ...schema,
    properties: {
      ...(properties as object),
      images: {
        ...IMAGES,
        description:
          'Pictures, the main one first: each a path on this site, or the address of a picture kept elsewhere.',
      },
      // A value that the dealer does not state may be missing.
      specifications: { ...specifications, required: [] },
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

/** JSON Feed 1.1 with the fields of the inventory file in each item. */
function jsonFeed(graphql: GraphQLSchema): JsonSchema {
  return {
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
      items: { type: 'array', items: jsonFeedItem(graphql) },
    },
  }
}

function jsonFeedItem(graphql: GraphQLSchema): JsonSchema {
  return {
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
      _ridgeline: feedRecord(graphql),
    },
  }
}

function feedRecord(graphql: GraphQLSchema): JsonSchema {
  const picture = schemaOfObject(objectType(graphql, 'VehicleImage'), ['url', 'alt', 'width', 'height'])
  const fields = {
    ...objectType(graphql, 'Vehicle').getFields(),
    ...objectType(graphql, 'VehicleSpecifications').getFields(),
  }
  const names = [...FIELD_NAMES, ...MEASURES]
  return {
    type: 'object',
    description: 'The vehicle as a line of the CSV feed has it, with the numbers in its words.',
    required: [...names, 'pictures', 'currency'],
    properties: {
      ...Object.fromEntries(names.map((name) => [name, schemaOfField(fields[name]!)])),
      location: { type: ['string', 'null'], description: 'Id of the location at which the cart stands.' },
      images: { ...IMAGES, description: 'Absolute addresses of the pictures, the main one first.' },
      pictures: { type: 'array', items: picture, description: 'The same pictures with their texts and sizes.' },
      currency: { const: 'USD' },
    },
  }
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
