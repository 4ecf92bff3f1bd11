import type { DataSource, EntityManager } from 'typeorm'
import type { FileRow } from '#graph/inventory/file/file-row.ts'
import type { Difference, ImportOptions, ImportRefusal, InventoryService } from '#graph/inventory/inventory.service.ts'

/** Characters of an idempotency key, which a program makes up. */
export const MOST_KEY_CHARACTERS = 200

const REMEMBERED = "interval '1 day'"
const TAKEN = '23505'

interface Push {
  partner: string
  /** A push that is sent again with the same key gets the same answer; without a key it is made again. */
  idempotencyKey: string | undefined
  /** Tells two pushes with the same key apart. */
  hash: Buffer
}

export type PushOutcome = Difference | ImportRefusal | { isOtherPush: true }

/** Changes the stock for partners: each push is one transaction, which is made once for each of its keys. */
export class PushService {
  constructor(
    private readonly database: DataSource,
    private readonly inventory: InventoryService,
    private readonly media: Pick<ImportOptions, 'mediaDir' | 'allowsLocalPictures'>,
  ) {}

  async push(
    rows: () => AsyncIterable<FileRow>,
    push: Push,
    options: Pick<ImportOptions, 'isDryRun' | 'isReplacement' | 'isPatch' | 'pay'>,
  ): Promise<PushOutcome> {
    try {
      return await this.inventory.import(rows, {
        ...options,
        ...this.media,
        isForced: false,
        source: `partner ${push.partner}`,
        record: (transaction, difference) => remember(transaction, push, difference),
      })
    } catch (error) {
      // The same push was made by another process meanwhile.
      const answer = (error as { code?: string }).code === TAKEN && (await this.answered(push))
      if (answer) return answer
      throw error
    }
  }

  /** The answer to the same push earlier, whatever has happened to the vehicles since. */
  async answered({ partner, idempotencyKey, hash }: Push): Promise<PushOutcome | undefined> {
    if (idempotencyKey === undefined) return undefined
    const [known] = await this.database.query<{ request_hash: Buffer; answer: Difference }[]>(
      `select request_hash, answer from inventory_pushes
       where partner = $1 and idempotency_key = $2 and pushed_at > now() - ${REMEMBERED}`,
      [partner, idempotencyKey],
    )
    if (!known) return undefined
    return known.request_hash.equals(hash) ? known.answer : { isOtherPush: true }
  }
}

async function remember(transaction: EntityManager, push: Push, difference: Difference): Promise<void> {
  if (push.idempotencyKey === undefined) return
  await transaction.query(`delete from inventory_pushes where pushed_at < now() - ${REMEMBERED}`)
  await transaction.query(
    'insert into inventory_pushes (partner, idempotency_key, request_hash, answer) values ($1, $2, $3, $4)',
    [push.partner, push.idempotencyKey, push.hash, difference],
  )
}
