import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Change, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'
import { printSdl } from './schema.ts'

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

describe('the contract, compared with the released one', () => {
  it('breaks nothing that a partner relies on', async () => {
    expect(pathsOf(breaking(await changes(released, printSdl())))).toEqual([])
  })

  it('has every change under "Next" in the changelog', async () => {
    const next = await nextChanges()
    expect(pathsOf(await changes(released, printSdl())).filter((path) => !isListed(path, next))).toEqual([])
  })

  it('removes nothing without six months of notice', () => {
    expect(withoutNotice(released, printSdl())).toEqual([])
  })

  const marked = (reason: string) => `type Query { old: Int @deprecated(reason: "${reason}") new: Int }`
  const UNMARKED = 'type Query { old: Int new: Int }'

  it.each<[string, string, string, string[]]>([
    ['without a day', UNMARKED, marked('Use new.'), ['Use new.']],
    ['without a reason', UNMARKED, 'type Query { old: Int @deprecated }', ['no reason']],
    ['too soon', UNMARKED, marked('Use new. Goes on 2026-12-01.'), ['Use new. Goes on 2026-12-01.']],
    ['in time', UNMARKED, marked('Use new. Goes on 2999-01-01.'), []],
    ['long ago', marked('Goes on 2026-12-01.'), marked('Goes on 2026-12-01.'), []],
    [
      'long ago, and removed before its day',
      marked('Goes on 2999-01-01.'),
      'type Query { new: Int }',
      ['Goes on 2999-01-01.'],
    ],
    ['long ago, and removed after its day', marked('Goes on 2020-01-01.'), 'type Query { new: Int }', []],
  ])('knows what was deprecated %s', (_when, from, to, expected) => {
    expect(withoutNotice(from, to)).toEqual(expected)
  })

  it.each([
    ['a field goes', /"""Manufacturer[^\n]*\n {2}brand: String!/, ''],
    ['a type changes', 'totalCount: Int!', 'totalCount: String!'],
    ['a field can be null', 'brand: String!', 'brand: String'],
    ['an argument becomes required', 'filter: VehicleFilter', 'filter: VehicleFilter!'],
    ['an enum value goes', /\n {2}"""The cheapest first\."""\n {2}PRICE_ASC\n/, '\n'],
  ])('would not pass when %s', async (_what, from, to) => {
    const changed = released.replace(from, to)
    expect(changed).not.toBe(released)
    expect(breaking(await changes(released, changed))).not.toEqual([])
  })
})
