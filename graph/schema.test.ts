import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Change, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  NoDeprecatedCustomRule,
  parse,
  printType,
  validate,
} from 'graphql'
import { INQUIRY_EXAMPLE, QUERY_EXAMPLES } from './api/api-examples.ts'
import { createDeskSchema } from './desk-schema.ts'
import { createSchema, printSdl } from './schema.ts'
import type { Services } from './services.ts'
import { createTestGraph } from './testing/graph.ts'

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

const textsOf = (...patterns: string[]) => {
  const cwd = join(import.meta.dirname, '..')
  return globSync(patterns, { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'))
}

const partsOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part!)

const OPERATIONS = /(?:gql|\/\* GraphQL \*\/ )`(.*?)`/gs

const reasonsOf = (sdl: string) =>
  [...sdl.matchAll(/@deprecated(?:\(reason: "(.*?)"\))?/g)].map(([, reason = 'no reason']) => reason)
const dayOf = (reason: string) => /\d{4}-\d\d-\d\d/.exec(reason)?.[0] ?? ''
const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/**
 * The reasons of what is deprecated against docs/api.md: each names the day of its removal, which is at least six months ahead when it
 * is announced, and until that day the part is there.
 */
function withoutNotice(from: string, to: string): string[] {
  const now = new Date()
  const sixMonthsAhead = isoDay(new Date(new Date(now).setMonth(now.getMonth() + 6)))
  const [before, after] = [reasonsOf(from), reasonsOf(to)]
  return [
    ...after.filter((reason) => dayOf(reason) < (before.includes(reason) ? '1' : sixMonthsAhead)),
    ...before.filter((reason) => dayOf(reason) > isoDay(now) && !after.includes(reason)),
  ]
}

describe('the schema', () => {
  it('describes every element', () => {
    const elements = types.flatMap(elementsOf)
    expect(elements.length).toBeGreaterThan(200)
    expect(elements.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([])
  })

  it('says of every field with another cost than 1 what it costs', () => {
    const fields = Object.values(createSchema({} as Services).getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()))
    const costly = fields.filter(({ extensions }) => extensions.complexity !== undefined)
    expect(costly.length).toBeGreaterThan(5)
    expect(fields.filter(({ description }) => description?.includes(' Costs '))).toEqual(costly)
    const lists = fields.filter(({ args }) => args.some(({ name }) => name === 'first' || name === 'limit'))
    expect(lists.filter((field) => !costly.includes(field))).toEqual([])
  })

  it.each<[string, string[]]>([
    ['our own operations use', textsOf('web/**/*.graphql', 'graph/mcp/*.graphql')],
    ['the pages for developers teach', [...QUERY_EXAMPLES, INQUIRY_EXAMPLE].map(({ document }) => document)],
    ['the guide teaches', textsOf('docs/api.md').flatMap((guide) => partsOf(guide, /^```graphql\n(.*?)^```/gms))],
    ['the sample programs use', textsOf('docs/examples/*.mts').flatMap((program) => partsOf(program, OPERATIONS))],
  ])('marks nothing as deprecated that %s', (_who, operations) => {
    expect(operations.length).toBeGreaterThan(4)
    const errors = validate(buildSchema(printSdl()), parse(operations.join('\n')), [NoDeprecatedCustomRule])
    expect(errors.map(({ message }) => message)).toEqual([])
  })

  it('removes nothing without six months of notice', () => {
    const [released] = textsOf('graph/schema.released.graphql')
    expect(withoutNotice(released!, printSdl())).toEqual([])
  })

  const marked = (reason: string) => `type Query { old: Int @deprecated(reason: "${reason}") new: Int }`
  const [UNMARKED, REMOVED] = ['type Query { old: Int new: Int }', 'type Query { new: Int }']

  it.each<[string, string, string, string[]]>([
    ['without a day', UNMARKED, marked('Use new.'), ['Use new.']],
    ['without a reason', UNMARKED, 'type Query { old: Int @deprecated }', ['no reason']],
    ['too soon', UNMARKED, marked('Use new. Goes on 2026-12-01.'), ['Use new. Goes on 2026-12-01.']],
    ['in time', UNMARKED, marked('Use new. Goes on 2999-01-01.'), []],
    ['long ago', marked('Goes on 2026-12-01.'), marked('Goes on 2026-12-01.'), []],
    ['long ago, and removed before its day', marked('Goes on 2999-01-01.'), REMOVED, ['Goes on 2999-01-01.']],
    ['long ago, and removed after its day', marked('Goes on 2020-01-01.'), REMOVED, []],
  ])('knows what was deprecated %s', (_when, from, to, expected) => {
    expect(withoutNotice(from, to)).toEqual(expected)
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

const read = (path: string) => readFile(join(import.meta.dirname, path), 'utf8')

const released = await read('./schema.released.graphql')

/** A new description changes nothing for a program. */
const isWording = ({ type }: Change) => type.includes('DESCRIPTION')

async function changes(from: string, to: string): Promise<Change[]> {
  const rules = [DiffRule.suppressRemovalOfDeprecatedField]
  return (await diff(buildSchema(from), buildSchema(to), rules)).filter((change) => !isWording(change))
}

const breaking = (found: Change[]) => found.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)

/** What "Next" in the changelog lists. */
async function nextChanges(): Promise<string> {
  const sections = (await read('../docs/schema-changelog.md')).split(/^## /m)
  return sections.find((section) => section.startsWith('Next')) ?? ''
}

// A new root type has no path, and its message names it. A directive belongs to its element.
const pathsOf = (found: Change[]) =>
  found.map(({ path, message }) => path?.replace(/\.@.*/, '') ?? /'(\w+)'/.exec(message)?.[1] ?? message)

/** The name of a type stands for all its parts. */
const isListed = (path: string, entries: string) =>
  entries.includes(`\`${path}\``) || entries.includes(`\`${path.split('.')[0]}\``)

describe('the contract, compared with the released one', () => {
  it('breaks nothing that a partner relies on', async () => {
    expect(pathsOf(breaking(await changes(released, printSdl())))).toEqual([])
  })

  it('has every change under "Next" in the changelog', async () => {
    const next = await nextChanges()
    expect(pathsOf(await changes(released, printSdl())).filter((path) => !isListed(path, next))).toEqual([])
  })
})

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
