import { Arg, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import { NullableField } from '#graph/api/decorators.ts'
import type { StaffHistory, Values } from './history.service.ts'
import type { WithdrawnCarts } from './withdrawn-carts.ts'

@ObjectType({ simpleResolvers: true, description: 'A field before and after a change, as JSON.' })
export class HistoryField {
  @Field({ description: 'Its name.' })
  name: string

  @Field({ description: 'What it was.' })
  before: string

  @Field({ description: 'What it became.' })
  after: string
}

@ObjectType({ simpleResolvers: true, description: 'What one of the staff did.' })
export class StaffChange {
  @Field(() => ID, { description: 'Its number.' })
  id: string

  @Field({ description: 'When.' })
  at: Date

  @Field({ description: 'The address of who did it.' })
  who: string

  @Field({ description: 'The kind of the thing, such as "cart".' })
  kind: string

  @Field({ description: 'The id of the thing.' })
  subject: string

  @Field({ description: 'What was done, in a sentence.' })
  what: string

  @Field(() => [HistoryField], { description: 'What changed.' })
  fields: HistoryField[]

  @Field({ description: 'Whether it can be taken back.' })
  canUndo: boolean

  @NullableField(() => String, 'The address of who took it back.')
  undoneBy: string | null
}

@ObjectType({ simpleResolvers: true, description: 'A page of what the staff did, the last change first.' })
export class StaffChanges {
  @Field(() => [StaffChange], { description: 'At most 50.' })
  changes: StaffChange[]

  @NullableField(() => ID, 'Where the next page begins; null when there is none.')
  older: string | null
}

@Resolver()
export class HistoryResolver {
  constructor(private readonly services: { history: StaffHistory; withdrawnCarts: WithdrawnCarts }) {}

  @Query(() => StaffChanges, { description: 'What the staff did, or what took carts off the site.' })
  async history(
    @Arg('kind', () => String, {
      nullable: true,
      description: '"cart" is only carts; "withdrawn" is carts off the site.',
    })
    kind: string | null,
    @Arg('subject', () => String, { nullable: true, description: 'Only the thing with this id.' })
    subject: string | null,
    @Arg('who', () => String, { nullable: true, description: 'Only what this address did.' }) who: string | null,
    @Arg('search', () => String, { nullable: true, description: 'Of "withdrawn": words of a name, or a number.' })
    search: string | null,
    @Arg('before', () => ID, { nullable: true, description: 'The `older` of the page before.' }) before: string | null,
  ): Promise<StaffChanges> {
    const { history, withdrawnCarts } = this.services
    if (kind === 'withdrawn') return withdrawnCarts.list({ subject, search, before })
    const { changes, older } = await history.list({ kind, subject, who, before })
    const shown = changes.map((entry) => {
      // A new cart, a withdrawn one, prices, and a file, which has many carts: the sentence says it.
      const isSaid = entry.before === null || entry.after === null || ['stock', 'prices'].includes(entry.kind)
      // Texts of photos are long, and most of them stay.
      const fields = isSaid ? [] : historyFields(entry.before, entry.after).filter(({ name }) => name !== 'alt')
      return { ...entry, fields, canUndo: history.canUndo(entry) }
    })
    return { changes: shown, older }
  }
}

/** The fields that differ, each with its values as JSON. */
export function historyFields(before: Values, after: Values): HistoryField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const textOf = (values: Values, name: string) => JSON.stringify(values?.[name] ?? null)
  return [...names]
    .map((name) => ({ name, before: textOf(before, name), after: textOf(after, name) }))
    .filter(({ before, after }) => before !== after)
}
