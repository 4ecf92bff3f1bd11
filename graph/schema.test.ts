import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
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

  it('is the same text each time it is printed', () => {
    expect(printSdl()).toBe(printSdl())
  })
})
