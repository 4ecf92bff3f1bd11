import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GraphQLInputObjectType, isListType, isObjectType } from 'graphql'
import { CSV_COLUMNS } from '#graph/feeds/csv-feed.ts'
import { TOOLS as MCP_TOOLS } from '#graph/mcp/tools.ts'
import { createSchema } from '#graph/schema.ts'
import type { Services } from '#graph/services.ts'
import { isScan } from '#graph/vehicles/conditions.sql.ts'
import { ERRORS } from './errors.ts'
import { FEED_COLUMNS } from './feeds.ts'
import { TOOLS } from './languageModels.ts'
import { COSTS } from './schema.ts'

const docs = join(import.meta.dirname, '../../../docs')
const read = (file: string) => readFile(join(docs, file), 'utf8')

describe('the page for developers', () => {
  it('says of each error what docs/api.md says', async () => {
    const rows = [...(await read('api.md')).matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*?) \|$/gm)]
    const documented = Object.fromEntries(rows.map(([, code, cause, remedy]) => [code, `${cause} ${remedy}`]))
    expect(ERRORS).toEqual(documented)
  })

  it('names the tools of /mcp, as docs/api.md does', async () => {
    const names = Object.keys(MCP_TOOLS)
    const documented = [...(await read('api.md')).matchAll(/^\| `([a-z_]+)` \| /gm)].map(([, name]) => name!)
    expect(TOOLS.map(({ name }) => name)).toEqual(names)
    expect(documented).toEqual(expect.arrayContaining(names))
  })

  it('names each column of the feeds, in its order', () => {
    expect(Object.keys(FEED_COLUMNS)).toEqual(CSV_COLUMNS)
  })
})

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
