import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import {
  buildSchema,
  executeSync,
  extendSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql'
import { SchemaPageDocument, type SchemaPageQuery } from '#web/generated/graphql.ts'
import { EXAMPLES } from './content/schema.ts'
import { SchemaReference } from './SchemaReference.tsx'

const SCHEMA = buildSchema(readFileSync('graph/schema.graphql', 'utf8'))

const show = (schema: GraphQLSchema = SCHEMA) => {
  const { data } = executeSync({ schema, document: SchemaPageDocument })
  return render(<SchemaReference schema={(data as SchemaPageQuery).__schema} />).container
}

type Field = GraphQLField<unknown, unknown> | GraphQLInputField

/** Coordinates of all that the text of the schema declares, read apart from the page's query. */
const coordinates = Object.values(SCHEMA.getTypeMap())
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => {
    const fields: Field[] = 'getFields' in type ? Object.values(type.getFields()) : []
    const values = 'getValues' in type ? type.getValues() : []
    const args = fields.flatMap((field) =>
      'args' in field ? field.args.map((arg) => `${field.name}.${arg.name}`) : [],
    )
    const members = [...fields.map(({ name }) => name), ...args, ...values.map(({ name }) => name)]
    return [type.name, ...members.map((member) => `${type.name}.${member}`)]
  })

const textOf = (id: string) => document.getElementById(id)?.textContent

describe('the schema reference', () => {
  it('has an anchor for every type, field, argument and value, and a place for every link', () => {
    const container = show()
    expect(coordinates).toEqual(expect.arrayContaining(['Vehicle', 'Vehicle.price', 'Query.vehicles.first']))
    expect(coordinates.filter((id) => !document.getElementById(id))).toEqual([])
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toHaveLength(new Set(ids).size)
    const hashes = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map(({ hash }) => hash.slice(1))
    expect(hashes.filter((hash) => !document.getElementById(hash))).toEqual([])
  })

  it('says type, default, description and cost', () => {
    show()
    expect(textOf('Query.vehicles.sort')).toBe('sort: VehicleSort = FEATUREDOrder of the list; null is the default.')
    expect(textOf('Query.locations')).toContain('locations: [Location!]!')
    expect(textOf('Query.municipalities')).toContain('Cost: 1 point and its selection once for each row, at most 100')
    expect(document.getElementById('UserError.field')!.querySelector('dd code')!.textContent).toBe('["email"]')
  })

  it('says what is deprecated, and why', () => {
    const extension = parse(`
      extend type Vehicle { colour(shade: Int @deprecated(reason: "Say nothing.")): String @deprecated(reason: "Use \`paint\`.") }
      extend enum VehicleSort { OLDEST @deprecated(reason: "Use NEWEST.") }`)
    show(extendSchema(SCHEMA, extension))
    expect(textOf('Vehicle.colour')).toContain('Deprecated. Use paint.')
    expect(textOf('Vehicle.colour.shade')).toContain('Deprecated. Say nothing.')
    expect(textOf('VehicleSort.OLDEST')).toContain('Deprecated. Use NEWEST.')
  })

  it('has an example that is valid for each query and mutation', () => {
    const roots = [SCHEMA.getQueryType()!, SCHEMA.getMutationType()!]
    expect([...EXAMPLES.keys()].toSorted()).toEqual(roots.flatMap((type) => Object.keys(type.getFields())).toSorted())
    for (const document of EXAMPLES.values()) expect(validate(SCHEMA, parse(document))).toEqual([])
  })
})
