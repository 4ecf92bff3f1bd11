import { buildSchema, type GraphQLNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql'
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

  it('is the same text each time it is printed', () => {
    expect(printSdl()).toBe(printSdl())
  })
})
