import { readFileSync } from 'node:fs'
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { readSchema } from './schemaDocument.ts'

const SDL = readFileSync('graph/schema.graphql', 'utf8')
const html = readSchema(SDL)
  .parts.map((part) => part.html)
  .join('')

type Member = { name: string; args?: readonly { name: string }[] }

const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)

/** Coordinates of all that the schema declares, read apart from its text. */
const coordinates = Object.values(buildSchema(SDL).getTypeMap())
  .filter(({ astNode }) => astNode)
  .flatMap((type) => {
    const fields = 'getFields' in type ? Object.values(type.getFields()) : []
    const values = 'getValues' in type ? type.getValues() : []
    const args = fields.flatMap(({ name, args = [] }: Member) => args.map((arg) => `${name}.${arg.name}`))
    const members = [...[...fields, ...values].map(({ name }) => name), ...args]
    return [type.name, ...members.map((member) => `${type.name}.${member}`)]
  })

describe('the schema as a page', () => {
  it('has one anchor for every type, field, argument and value, and a place for every link', () => {
    expect(coordinates).toEqual(
      expect.arrayContaining(['Vehicle', 'Vehicle.price', 'Query.vehicles.first', 'VehicleSort.NEWEST']),
    )
    const ids = idsOf(html)
    expect(ids.toSorted()).toEqual([...coordinates, ...readSchema(SDL).contents.map(({ id }) => id)].toSorted())
    const hashes = [...html.matchAll(/href="#([^"]+)"/g)].map(([, hash]) => hash!)
    expect(hashes.filter((hash) => !ids.includes(hash))).toEqual([])
    expect(hashes.filter((hash) => hash === 'VehicleSort').length).toBeGreaterThan(1)
  })

  it('is the whole text of the schema', () => {
    const blocks = [...html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, block]) => block!)
    const text = blocks
      .join('\n')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&')
    const sorted = (sdl: string) => printSchema(lexicographicSortSchema(buildSchema(sdl)))
    expect(sorted(text)).toBe(sorted(SDL))
  })
})
