import { type GraphQLInputObjectType, isListType, isObjectType } from 'graphql'
import { createSchema } from '#graph/schema.ts'
import type { Services } from '#graph/services.ts'
import { isScan } from '#graph/vehicles/conditions.sql.ts'
import { COSTS } from './schema.ts'

describe('the schema reference', () => {
  it('names the cost of the fields and conditions that cost more than a point, and of no others', () => {
    const schema = createSchema({} as Services)
    const filter = schema.getType('VehicleFilter') as GraphQLInputObjectType
    const conditions = Object.values(filter.getFields())
      .filter(({ name, type }) => isListType(type) || isScan({ [name]: 1 }))
      .map(({ name }) => `VehicleFilter.${name}`)
    const fields = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type))
      .flatMap((type) =>
        Object.values(type.getFields()).map((field) => ({ ...field, anchor: `${type.name}.${field.name}` })),
      )
      .filter(
        ({ args, extensions }) =>
          extensions.points || extensions.mostRows || args.some(({ name }) => name === 'first' || name === 'limit'),
      )
      .map(({ anchor }) => anchor)
    expect(Object.keys(COSTS).toSorted()).toEqual([...fields, ...conditions].toSorted())
  })
})
