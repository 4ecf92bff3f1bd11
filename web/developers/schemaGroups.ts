import type { SchemaPage_TypeFragment, SchemaPageQuery } from '#web/generated/graphql.ts'
import { GROUPS } from './content/schema.ts'

export type Schema = SchemaPageQuery['__schema']
export type SchemaType = Schema['types'][number]
export type SchemaField = NonNullable<SchemaType['fields']>[number]
type Group = { id: keyof typeof GROUPS; title: string; types: SchemaType[] }

/** The kinds of the schema's types; it has no interfaces and no unions. */
const GROUP_OF_KIND: Partial<Record<SchemaType['kind'], keyof typeof GROUPS>> = {
  OBJECT: 'objects',
  INPUT_OBJECT: 'inputs',
  ENUM: 'enums',
  SCALAR: 'scalars',
}

const isOfIntrospection = ({ name }: SchemaType) => name!.startsWith('__')

/** The types of each section of the page, by name. */
export const groupsOf = ({ types, queryType, mutationType, subscriptionType }: Schema): Group[] => {
  const groupOf = ({ kind, name }: SchemaType) => {
    if (name === queryType.name) return 'queries'
    if (name === subscriptionType?.name) return 'subscriptions'
    return name === mutationType?.name ? 'mutations' : GROUP_OF_KIND[kind]
  }
  const sorted = types
    .filter((type) => !isOfIntrospection(type))
    .toSorted((one, other) => one.name!.localeCompare(other.name!, 'en'))
  return (Object.keys(GROUPS) as Group['id'][])
    .map((id) => ({ id, title: GROUPS[id], types: sorted.filter((type) => groupOf(type) === id) }))
    .filter((group) => group.types.length > 0)
}

/** A type as it is written: `[Vehicle!]!` is the name Vehicle between `[` and `!]!`. */
type WrittenType = { before: string; name: string; after: string }

type NestedType = Pick<SchemaPage_TypeFragment, 'kind' | 'name'> & { ofType?: NestedType | null }

export const writeType = ({ kind, name, ofType }: NestedType): WrittenType => {
  if (!ofType) return { before: '', name: name!, after: '' }
  const inner = writeType(ofType)
  if (kind === 'NON_NULL') return { ...inner, after: `${inner.after}!` }
  return { ...inner, before: `[${inner.before}`, after: `${inner.after}]` }
}
