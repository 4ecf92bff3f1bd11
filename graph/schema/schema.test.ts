import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { CONTRACT, ENUM_CONTRACT } from '#graph/testing/contract.ts'
import { printSdl } from './schema.ts'

const schema = buildSchema(printSdl())

/** "Type.field(arg: Type = default): Type" as a set of its parts, whatever their order. */
function parts(line: string): string[] {
  const [, field, args = '', type] = /^([\w.]+)(?:\((.*)\))?: (.+)$/.exec(line) ?? []
  return [`${field}: ${type}`, ...args.split(', ').map((arg) => `${field}(${arg})`)].filter(
    (part) => !part.endsWith('()'),
  )
}

function elements(of: GraphQLSchema): Map<string, { description?: string | null }> {
  return new Map(
    Object.values(of.getTypeMap())
      .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
      .flatMap(elementsOfType),
  )
}

function elementsOfType(type: GraphQLNamedType): [string, { description?: string | null }][] {
  const found: [string, { description?: string | null }][] = [[type.name, type]]
  const add = (name: string, element: object) => found.push([name, element])
  const withDefault = (shape: object, value: unknown) => (value === undefined ? `${shape}` : `${shape} = ${value}`)

  if (isEnumType(type)) for (const value of type.getValues()) add(`${type}.${value.name}`, value)
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      add(`${type}.${field.name}: ${withDefault(field.type, field.defaultValue)}`, field)
    }
  }
  if (isObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      add(`${type}.${field.name}: ${field.type}`, field)
      for (const arg of field.args) {
        add(`${type}.${field.name}(${arg.name}: ${withDefault(arg.type, arg.defaultValue)})`, arg)
      }
    }
  }
  return found
}

describe('the schema', () => {
  const present = elements(schema)
  const lines = CONTRACT.split('\n').map((line) => line.trim())

  it.each(lines.filter(Boolean).flatMap(parts))('keeps %s', (element) => {
    expect([...present.keys()]).toContain(element)
  })

  it.each(Object.entries(ENUM_CONTRACT))('keeps the values of %s', (name, values) => {
    for (const value of values) expect(present.has(`${name}.${value}`)).toBe(true)
  })

  it('describes every element', () => {
    const silent = [...present].filter(([, { description }]) => !description?.trim()).map(([name]) => name)
    expect(silent).toEqual([])
  })

  it('is the same text each time it is printed', () => {
    expect(printSdl()).toBe(printSdl())
  })
})
