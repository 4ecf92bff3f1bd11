import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObjectType, printType } from 'graphql'
import { createDeskSchema } from './desk-schema.ts'
import { createSchema, printSdl } from './schema.ts'
import { createTestGraph } from './testing/graph.ts'

const desk = createDeskSchema()

it('the public schema is as it was before that of the desk was made', () => {
  const committed = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8')
  expect(printSdl()).toBe(committed)
})

it('adds queries and types of its own alone', async () => {
  const test = await createTestGraph()
  const open = createSchema(test.graph.services)
  const changed = Object.values(open.getTypeMap()).filter(
    (type) => printType(type) !== printType(desk.getType(type.name)!),
  )
  expect(changed.map(({ name }) => name)).toEqual(['Query'])

  // And none of them is known outside.
  const fields = Object.keys(desk.getQueryType()!.getFields()).filter(
    (name) => !(name in open.getQueryType()!.getFields()),
  )
  expect(fields).toContain('history')
  for (const field of fields) {
    const { errors } = await test.ask(`{ ${field} { __typename } }`)
    expect(errors?.[0]?.message).toContain(`Cannot query field "${field}"`)
  }
  const types = Object.values(desk.getTypeMap()).filter((type) => isObjectType(type) && !open.getType(type.name))
  const names = [...types.map(({ name }) => name), '/desk']
  for (const url of ['/schema.graphql', '/openapi.json']) {
    const { body } = await test.inject({ url })
    expect(names.filter((name) => new RegExp(`${name}\\b`).test(body))).toEqual([])
  }
  await test.close()
})
