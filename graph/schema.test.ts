import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { printSdl } from './schema.ts'

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
  return [type, ...Object.values(type.getFields()).flatMap((field) => [field, ...field.args].map(within))]
}

describe('the schema', () => {
  it('describes every element', () => {
    const elements = types.flatMap(elementsOf)
    expect(elements.length).toBeGreaterThan(200)
    expect(elements.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([])
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

  it('has an id only where it is of that type alone, because clients store objects by it', () => {
    const stored = types.filter((type) => isObjectType(type) && type.getFields().id)
    expect(stored.map(({ name }) => name)).toEqual(['Location', 'RentalPlan', 'Vehicle', 'ContactInquiryReceipt'])
  })

  it('lets each mutation be null, so that one that fails hides no other of its operation', () => {
    const mutations = types.find(({ name }) => name === 'Mutation') as GraphQLObjectType
    const fields = Object.values(mutations.getFields())
    expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([])
  })
})
