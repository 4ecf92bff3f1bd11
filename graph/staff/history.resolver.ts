import { Arg, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import type { StaffHistory, Values } from './history.service.ts'
import type { OffSite } from './off-site.ts'

@ObjectType({ simpleResolvers: true, description: 'A field before and after an act, as JSON.' })
export class HistoryField {
  @Field({ description: 'Its name.' })
  name: string

  @Field({ description: 'What it was.' })
  before: string

  @Field({ description: 'What it became.' })
  after: string
}

@ObjectType({ simpleResolvers: true, description: 'What one of the staff did.' })
export class StaffAct {
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

  @Field(() => String, { nullable: true, description: 'The address of who took it back.' })
  undoneBy: string | null
}

@ObjectType({ simpleResolvers: true, description: 'A page of what the staff did, the last act first.' })
export class StaffActs {
  @Field(() => [StaffAct], { description: 'At most 50.' })
  acts: StaffAct[]

  @Field(() => ID, { nullable: true, description: 'Where the next page begins; null when there is none.' })
  older: string | null
}

@Resolver()
export class HistoryResolver {
  constructor(private readonly services: { history: StaffHistory; offSite: OffSite }) {}

  @Query(() => StaffActs, { description: 'What the staff did, or what took carts off the site.' })
  async history(
    @Arg('kind', () => String, { nullable: true, description: '"cart" is only carts; "off" is carts off the site.' })
    kind: string | null,
    @Arg('subject', () => String, { nullable: true, description: 'Only the thing with this id.' })
    subject: string | null,
    @Arg('who', () => String, { nullable: true, description: 'Only what this address did.' }) who: string | null,
    @Arg('search', () => String, { nullable: true, description: 'Of "off": words of a name, or a number.' })
    search: string | null,
    @Arg('before', () => ID, { nullable: true, description: 'The `older` of the page before.' }) before: string | null,
  ): Promise<StaffActs> {
    const { history, offSite } = this.services
    if (kind === 'off') return offSite.list({ subject, search, before })
    const { acts, older } = await history.list({ kind, subject, who, before })
    const shown = acts.map((entry) => {
      // A new cart, one that is gone, prices, and a file, which has many carts: the sentence says it.
      const isSaid = entry.before === null || entry.after === null || ['stock', 'prices'].includes(entry.kind)
      // Texts of photos are long, and most of them stay.
      const fields = isSaid ? [] : historyFields(entry.before, entry.after).filter(({ name }) => name !== 'alt')
      return { ...entry, fields, canUndo: history.canUndo(entry) }
    })
    return { acts: shown, older }
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
