import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  NoDeprecatedCustomRule,
  parse,
  validate,
} from 'graphql'
import { createSchema, printSdl } from './schema.ts'
import type { Services } from './services.ts'
import { isScan } from './vehicles/conditions.sql.ts'

const types = Object.values(buildSchema(printSdl()).getTypeMap()).filter(({ name }) => !name.startsWith('__'))

interface Element {
  name: string
  description?: string | null
}

/** A type with its fields, their arguments, or its values. */
function elementsOf(type: GraphQLNamedType): Element[] {
  const within = (element: Element) => ({ ...element, name: `${type}.${element.name}` })
  if (isEnumType(type)) return [type, ...type.getValues().map(within)]
  if (isInputObjectType(type)) return [type, ...Object.values(type.getFields()).map(within)]
  if (!isObjectType(type)) return [type]
  const withArguments = ({ args, ...field }: GraphQLField<unknown, unknown>) => [
    within(field),
    ...args.map((arg) => within({ ...arg, name: `${field.name}.${arg.name}` })),
  ]
  return [type, ...Object.values(type.getFields()).flatMap(withArguments)]
}

/** The elements whose cost follows from more than their being asked for. */
const costly = [
  'Query.vehicles',
  'Query.vehicles.offset',
  'Query.vehicleChanges',
  'Query.municipalities',
  'Mutation.submitContact',
  'Vehicle.similar',
  'WithdrawnVehicle.similar',
  'Municipality.nearby',
]

describe('the schema', () => {
  it('describes every element', () => {
    const elements = types.flatMap(elementsOf)
    expect(elements.length).toBeGreaterThan(200)
    expect(elements.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([])
  })

  it('says of every element that costs more than a point what it costs', () => {
    const scanned = Object.values(
      (types.find(({ name }) => name === 'VehicleFilter') as GraphQLInputObjectType).getFields(),
    )
      .filter(({ name }) => isScan({ [name]: 1 }))
      .map(({ name }) => `VehicleFilter.${name}`)
    const saying = types.flatMap(elementsOf).filter(({ description }) => description!.includes(' Costs '))
    expect(saying.map(({ name }) => name).toSorted()).toEqual([...costly, ...scanned].toSorted())
    const schema = createSchema({} as Services)
    const priced = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ ...field, name: `${type}.${field.name}` })))
      .filter(
        ({ extensions, args }) =>
          extensions.points || extensions.mostRows || args.some(({ name }) => /^(first|limit|offset)$/.test(name)),
      )
    expect(priced.filter(({ name }) => !costly.includes(name))).toEqual([])
  })

  it('marks nothing as deprecated that our own operations use', () => {
    const files = globSync(['web/**/*.graphql', 'graph/mcp/*.graphql'], { cwd: join(import.meta.dirname, '..') })
    const operations = files.map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')).join('\n')
    expect(operations).toContain('query')
    expect(validate(buildSchema(printSdl()), parse(operations), [NoDeprecatedCustomRule])).toEqual([])
  })

  it('has a connection, as Relay defines it, wherever a list takes first', () => {
    const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()))
    const lists = fields.filter(({ args }) => args.some(({ name }) => name === 'first'))
    expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(['vehicles', 'vehicleChanges']))
    for (const { args, type } of lists) {
      expect(args.map(({ name }) => name)).toContain('after')
      const connection = getNamedType(type) as GraphQLObjectType
      expect(connection.name).toMatch(/Connection$/)
      const { edges, pageInfo } = connection.getFields()
      expect(String(pageInfo?.type)).toBe('PageInfo!')
      const edge = getNamedType(edges!.type) as GraphQLObjectType
      expect(Object.keys(edge.getFields())).toEqual(expect.arrayContaining(['cursor', 'node']))
    }
  })

  it('has an id only for what has one of its own, because clients store objects by it', () => {
    const stored = types.filter((type) => isObjectType(type) && type.getFields().id)
    const names = ['Location', 'Municipality', 'RentalPlan', 'Vehicle', 'ContactInquiryReceipt']
    expect(stored.map(({ name }) => name)).toEqual(names)
  })

  it('lets each mutation be null, so that one that fails hides no other of its operation', () => {
    const mutations = types.find(({ name }) => name === 'Mutation') as GraphQLObjectType
    const fields = Object.values(mutations.getFields())
    expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([])
  })
})
