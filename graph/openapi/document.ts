import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { SchemaDescription } from 'yup'
import { contactSchema } from '#graph/contact/contact.rules.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { emptyOf } from '#graph/inventory/file/check-row.ts'
import { TIME_COLUMN } from '#graph/inventory/file/csv-file.ts'
import { EXPORTED_NAMES } from '#graph/inventory/file/inventory-record.ts'
import releases from '#graph/schema-changelog.json' with { type: 'json' }
import {
  expectedOf,
  FIELDS,
  type FieldName,
  fieldOf,
  namesWhere,
  REQUIRED_FIELDS,
  type SharedColumn,
} from '#graph/vehicles/fields.ts'
import { IMAGE_JSON_FIELDS, VEHICLE_JSON_FIELDS } from '#graph/vehicles/json.ts'
import { type JsonSchema, nullable, schemaOfField, schemaOfObject, schemaOfYup } from './json-schema.ts'
import written from './openapi.json' with { type: 'json' }

/** The contract of the REST routes as OpenAPI 3.1: openapi.json, with the dealer, the site, and the schemas that follow from code. */
export function openapiDocument(graphql: GraphQLSchema, siteUrl: string) {
  const { info, components } = written
  return {
    ...written,
    info: {
      ...info,
      title: `${DEALER.shortName} inventory: REST routes and feeds`,
      version: releases[0]!.date,
      contact: { name: DEALER.name, email: DEALER.email, url: `${siteUrl}/developers` },
    },
    servers: [{ url: siteUrl }],
    components: { ...components, schemas: { ...schemasOfCode(graphql), ...components.schemas } },
  }
}

/** The components of openapi.json that follow from the GraphQL schema, the rules of an inquiry and the fields of the file. */
function schemasOfCode(graphql: GraphQLSchema): Record<string, JsonSchema> {
  return {
    VehicleFacts: vehicleFacts(graphql),
    VehicleImage: schemaOfObject(objectType(graphql, 'VehicleImage'), IMAGE_JSON_FIELDS),
    Inquiry: inquiry(graphql),
    InventoryRow: inventoryRow(graphql),
    InventoryColumn: { type: 'string', description: 'A field of the inventory file.', enum: EXPORTED_NAMES },
  }
}

/** As vehicleJson writes it, without what REST and webhooks have otherwise. */
function vehicleFacts(graphql: GraphQLSchema): JsonSchema {
  const type = objectType(graphql, 'Vehicle')
  const names = VEHICLE_JSON_FIELDS.filter((name) => name !== 'description' && name !== 'images')
  const facts = schemaOfObject(type, names)
  const location = nullable(schemaOfObject(objectType(graphql, 'Location'), ['id']))
  const { description } = type.getFields().location!
  return { ...facts, properties: { ...facts.properties, location: { ...location, description } } }
}

function inquiry(graphql: GraphQLSchema): JsonSchema {
  const input = graphql.getType('SubmitContactInput') as GraphQLInputObjectType
  const fields = input.getFields()
  const rules = Object.entries(contactSchema.describe().fields) as [string, SchemaDescription][]
  const texts = rules.map(([name, rule]) => [name, schemaOfYup(rule, fields[name]!.description)])
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

/** A vehicle in the JSON that an import takes: as an export writes it, or as the API gives it. */
function inventoryRow(graphql: GraphQLSchema): JsonSchema {
  const vehicle = objectType(graphql, 'Vehicle').getFields()
  const words = {
    ...vehicle,
    ...objectType(graphql, 'VehicleSpecifications').getFields(),
    ...objectType(graphql, 'VehicleInspection').getFields(),
  }
  const columns = (names: FieldName[]) =>
    Object.fromEntries(names.map((name) => [name, schemaOfColumn(name, words[name]?.description)]))
  const fields = columns(namesWhere(({ column }) => !column))
  const group = (name: SharedColumn) => ({
    type: 'object',
    description: vehicle[name]!.description,
    properties: columns(namesWhere(({ column }) => column === name)),
  })
  const { properties: inspection } = group('inspection')
  const findings = schemaOfObject(objectType(graphql, 'InspectionFinding'), ['spot', 'state', 'text'])
  const history = schemaOfObject(objectType(graphql, 'VehicleHistoryEntry'), ['year', 'text'])
  const pictures = listOf(objectOf({ url: FIELDS.images.item.schema, alt: FIELDS.alt.item.schema }))
  return {
    type: 'object',
    description:
      'A vehicle, or what changes of the one that `id`, `stockNumber` or `vin` names. What is left out stays as it is, and null ' +
      `empties it. A new vehicle needs ${REQUIRED_FIELDS.join(', ')}. What follows from other fields, such as \`createdAt\`, is not ` +
      'read; nor are names that begin with `_`, which are your own.',
    properties: {
      ...fields,
      condition: {
        ...nullable(schemaOfField(vehicle.condition!)),
        description: 'The same as isNew, in the word of the API.',
      },
      images: eitherOf(fields.images!, FIELDS.images.schema, { ...FIELDS.images.schema, ...pictures }),
      location: eitherOf(fields.location!, FIELDS.location.schema, objectOf({ id: FIELDS.location.schema })),
      specifications: group('specifications'),
      inspection: nullable({
        ...group('inspection'),
        properties: {
          ...inspection,
          findings: eitherOf(inspection.findings!, FIELDS.findings.schema, listOf(findings)),
          history: eitherOf(inspection.history!, FIELDS.history.schema, listOf(history)),
        },
      }),
      [TIME_COLUMN]: {
        type: 'string',
        format: 'date-time',
        description: 'The time that you have read: the row is refused when the vehicle has changed since.',
      },
    },
  }
}

function schemaOfColumn(name: FieldName, meaning: string | null | undefined): JsonSchema {
  const { schema, accepts, type } = fieldOf(name)
  const expected = type === 'boolean' || type === 'choice' ? '' : `Expected: ${expectedOf(name)}.`
  const described = { ...schema, description: `${meaning ?? ''} ${expected}`.trim() }
  return accepts(emptyOf(name)) ? nullable(described) : described
}

const eitherOf = ({ description }: JsonSchema, ...schemas: object[]) => ({
  description,
  anyOf: [...schemas, { type: 'null' }],
})

const listOf = (items: object) => ({ type: 'array', items })

const objectOf = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})

const objectType = (graphql: GraphQLSchema, name: string): GraphQLObjectType =>
  graphql.getType(name) as GraphQLObjectType
