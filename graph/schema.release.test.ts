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

describe('the contract, compared with the released one', () => {
  it('breaks nothing that a partner relies on', async () => {
    expect(pathsOf(breaking(await changes(released, printSdl())))).toEqual([])
  })

  it('has every change under "Next" in the changelog', async () => {
    const next = await nextChanges()
    expect(pathsOf(await changes(released, printSdl())).filter((path) => !isListed(path, next))).toEqual([])
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
