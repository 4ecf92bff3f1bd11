import type { DataSource } from 'typeorm'
import { rowRecord } from '#graph/inventory/file/inventory-record.ts'
import type { ImportOptions, InventoryService } from '#graph/inventory/inventory.service.ts'
import type { Change, ChangeKind, Conflict, Refusal, WriteDown } from './history.service.ts'

type Media = Pick<ImportOptions, 'mediaDir' | 'siteUrl'>

/** The most times that somebody else may be quicker. */
const ATTEMPTS = 5

/**
 * Changes fields of a cart, by their names in the inventory file. What counts is whether these fields are as the page showed them:
 * a partner's other change of the same cart stays, and is no conflict.
 */
export class CartChanges implements ChangeKind {
  constructor(
    private readonly database: DataSource,
    private readonly inventory: InventoryService,
    private readonly media: Media,
  ) {}

  async make(change: Change, record: WriteDown): Promise<Refusal | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const refusal = await this.#tryOnce(change, record)
      if (refusal !== 'overtaken') return refusal
    }
    return { problem: 'Another program keeps changing this cart. Please try again in a minute.' }
  }

  async #tryOnce({ subject, before, after }: Change, record: WriteDown) {
    const [stock]: { row: Record<string, unknown>; updatedAt: Date }[] = await this.database.query(
      'select to_jsonb(vehicles) as row, updated_at as "updatedAt" from vehicles where id = $1',
      [subject],
    )
    if (!stock) return { problem: 'This cart is no longer in stock.' }
    const found: Record<string, unknown> = rowRecord(stock.row)
    const differing = (values: Record<string, unknown>) =>
      Object.keys(values).filter((name) => JSON.stringify(found[name] ?? null) !== JSON.stringify(values[name] ?? null))
    if (differing(after!).length === 0) return { isUnchanged: true as const }
    const conflicts = differing(before!).map(
      (field): Conflict => ({ field, shown: before![field], found: found[field], wanted: after![field] }),
    )
    if (conflicts.length > 0) return { conflicts }

    const row = {
      line: 1,
      values: { ...after, id: subject },
      updatedAt: stock.updatedAt.toISOString(),
      problems: [],
    }
    const outcome = await this.inventory.import(
      async function* () {
        yield row
      },
      {
        ...this.media,
        isDryRun: false,
        isForced: false,
        isReplacement: false,
        isPatch: true,
        record: async (transaction, { changed }) => {
          const fields = changed.first[0]?.fields ?? []
          const valuesOf = (side: 'before' | 'after') =>
            Object.fromEntries(fields.map(({ column, [side]: value }) => [column, value]))
          await record(transaction, { before: valuesOf('before'), after: valuesOf('after') })
        },
      },
    )
    if (!('problems' in outcome)) return undefined
    const [first] = outcome.problems.first
    return first?.code === 'STALE' ? ('overtaken' as const) : { problem: first?.message ?? 'Nothing was changed.' }
  }
}
