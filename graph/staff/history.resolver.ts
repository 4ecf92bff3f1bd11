import { Arg, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import type { StaffHistory, Values } from './history.service.ts'

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

  @Field({ description: 'What was done, in a sentence.' })
  what: string

  @Field(() => [HistoryField], { description: 'What changed.' })
  fields: HistoryField[]

  @Field({ description: 'Whether it can be taken back.' })
  canUndo: boolean

  @Field(() => String, { nullable: true, description: 'The address of who took it back.' })
  undoneBy: string | null
}

@Resolver()
export class HistoryResolver {
  constructor(private readonly services: { history: StaffHistory }) {}

  @Query(() => [StaffAct], { description: 'The latest acts on a thing, the last one first.' })
  async history(
    @Arg('kind', { description: 'The kind of the thing, such as "cart".' }) kind: string,
    @Arg('subject', () => String, { nullable: true, description: 'Its id; without it all of the kind.' })
    subject?: string | null,
  ): Promise<StaffAct[]> {
    const { history } = this.services
    const entries = await history.of(kind, subject ?? null)
    return entries.map((entry) => {
      // A new cart, one that is gone, and a file, which has many carts: the sentence says it.
      const isSaid = entry.before === null || entry.after === null || kind === 'stock'
      // Texts of photos are long, and most of them stay.
      const fields = isSaid ? [] : historyFields(entry.before, entry.after).filter(({ name }) => name !== 'alt')
      return { ...entry, fields, canUndo: history.canUndo(entry) }
    })
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
