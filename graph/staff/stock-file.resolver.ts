import { Arg, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { NullableField } from '#graph/api/decorators.ts'
import type { CartChange } from '#graph/inventory/changed-fields.ts'
import { cartName } from '#graph/inventory/file/inventory-record.ts'
import { changedFields } from './cart-changes.ts'
import { HistoryField, historyFields } from './history.resolver.ts'
import type { StockFiles } from './stock-files.ts'

@ObjectType({ simpleResolvers: true, description: 'What a file does to a cart.' })
export class FileCart {
  @Field(() => ID, { description: 'Its id.' })
  id: string

  @Field({ description: 'Its name and stock number.' })
  name: string

  @Field(() => [HistoryField], { description: 'What changes; nothing of a cart that comes or goes.' })
  fields: HistoryField[]
}

@ObjectType({ simpleResolvers: true, description: 'A file of the staff, beside the stock as it is now.' })
export class StockFile {
  @Field(() => ID, { description: 'Its id.' })
  id: string

  @Field({ description: 'What its sender calls it.' })
  name: string

  @NullableField(() => String, 'The name of the file of columns by which it is read.')
  columns: string | null

  @Field(() => [String], { description: 'Why it cannot be applied, each with row and cart.' })
  problems: string[]

  @Field(() => [String], { description: 'Why it cannot be applied while the carts that it lacks stay.' })
  blockers: string[]

  @Field(() => [String], { description: 'What may be a mistake.' })
  notes: string[]

  @Field(() => [FileCart], { description: 'Carts that it adds.' })
  added: FileCart[]

  @Field(() => [FileCart], { description: 'Carts that it changes.' })
  changed: FileCart[]

  @Field(() => [FileCart], { description: 'Carts in stock that it lacks.' })
  missing: FileCart[]

  @Field(() => Int, { description: 'How many carts are in it as they are in stock.' })
  unchanged: number

  @Field({ description: 'Stands for the changes: only these are applied.' })
  seen: string
}

@ObjectType({ simpleResolvers: true, description: 'A file with the names that another program has for our columns.' })
export class ColumnsFile {
  @Field(() => ID, { description: 'Its id.' })
  id: string

  @Field({ description: 'What its sender calls it.' })
  name: string
}

@Resolver()
export class StockFileResolver {
  constructor(private readonly services: { stockFiles: StockFiles }) {}

  @Query(() => [ColumnsFile], { description: 'Those that were used before, the last one first.' })
  columnsFiles(): Promise<ColumnsFile[]> {
    return this.services.stockFiles.columnsFiles()
  }

  @Query(() => StockFile, { nullable: true, description: 'A file that was uploaded in the last day.' })
  async stockFile(@Arg('id', () => ID, { description: 'Its id.' }) id: string): Promise<StockFile | null> {
    const compared = await this.services.stockFiles.compare(id)
    if (!compared) return null
    const { changes, missing, ...file } = compared
    return {
      ...file,
      added: changes.filter(({ before }) => !before).map(fileCart),
      changed: changes.filter(({ before }) => before).map(fileCart),
      missing: missing.map(fileCart),
    }
  }
}

function fileCart(change: CartChange): FileCart {
  const { before, after } = changedFields([change])
  const { id } = change
  const fields = change.before && change.after ? historyFields(before[id]!, after[id]!) : []
  return { id, name: cartName({ ...change })!, fields }
}
