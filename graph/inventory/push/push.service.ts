import type { FastifyBaseLogger } from 'fastify'
import type { DataSource, EntityManager } from 'typeorm'
import { ErrorCode } from '#graph/api/error-code.ts'
import { problemLines } from '#graph/files/file-problem.ts'
import type { FileRow } from '#graph/inventory/file/inventory-record.ts'
import type { Difference, ImportOptions, ImportRefusal, InventoryService } from '#graph/inventory/inventory.service.ts'
import { removalText, STAFF_REMEDY } from '#graph/inventory/removal-allowance.ts'
import { noteRefused, noteTaken } from './refused-pushes.ts'

const REMEMBERED = "interval '1 day'"
const TAKEN = '23505'

export interface Push {
  partner: string
  /** Checks and compares everything, and changes nothing: nothing is remembered, either. */
  isDryRun: boolean
  /** A push that is sent again with the same key gets the same answer; without a key it is made again. */
  idempotencyKey: string | undefined
  /** Tells two pushes with the same key apart. */
  hash: Buffer
  /** Runs when the answer is that of an earlier push with the same key. */
  onReplay?: () => void
  log?: Pick<FastifyBaseLogger, 'warn'>
}

export type PushOutcome = Difference | ImportRefusal | { isOtherPush: true }

/** Changes the stock for partners: each push is one transaction, which is made once for each of its keys. */
export class PushService {
  constructor(
    private readonly database: DataSource,
    private readonly inventory: InventoryService,
    private readonly media: Pick<ImportOptions, 'mediaDir' | 'siteUrl' | 'allowsLocalPictures'>,
  ) {}

  async push(
    rows: () => AsyncIterable<FileRow>,
    push: Push,
    options: Pick<ImportOptions, 'isReplacement'>,
  ): Promise<PushOutcome> {
    const outcome = await this.#once(push, () =>
      this.inventory.import(rows, {
        ...options,
        ...this.media,
        isDryRun: push.isDryRun,
        source: `partner ${push.partner}`,
        record: async (transaction, difference) => {
          await noteTaken(transaction, push.partner)
          await remember(transaction, push, difference)
        },
      }),
    )
    await this.#tellRefused(push, outcome)
    return outcome
  }

  /** A program that pushes at night tells nobody what it was answered. */
  async #tellRefused({ partner, isDryRun, log }: Push, outcome: PushOutcome): Promise<void> {
    if (isDryRun || !('problems' in outcome || 'wouldRemove' in outcome)) return
    const [code, count, problems] =
      'problems' in outcome
        ? [ErrorCode.BAD_USER_INPUT, outcome.problems.count, problemLines(outcome.problems).join('\n')]
        : [ErrorCode.TOO_MANY_REMOVALS, outcome.wouldRemove.requested, removalText(outcome.wouldRemove, STAFF_REMEDY)]
    log?.warn({ partner, code, problems: count }, 'a push was refused')
    await noteRefused(this.database, { partner, problems })
  }

  /** Answers a retry before anything is looked up, because it may name a vehicle that was sold meanwhile. */
  async #once(push: Push, make: () => Promise<PushOutcome>): Promise<PushOutcome> {
    const known = await this.#answered(push)
    if (known) return known
    try {
      return await make()
    } catch (error) {
      // The same push was made by another process meanwhile.
      const answer = (error as { code?: string }).code === TAKEN && (await this.#answered(push))
      if (answer) return answer
      throw error
    }
  }

  /** The answer to the same push earlier, whatever has happened to the vehicles since. */
  async #answered(push: Push): Promise<PushOutcome | undefined> {
    const { partner, isDryRun, idempotencyKey, hash, onReplay } = push
    if (isDryRun || idempotencyKey === undefined) return undefined
    const [known] = await this.database.query<{ request_hash: Buffer; answer: Difference }[]>(
      `select request_hash, answer from inventory_pushes
       where partner = $1 and idempotency_key = $2 and pushed_at > now() - ${REMEMBERED}`,
      [partner, idempotencyKey],
    )
    if (!known) return undefined
    if (!known.request_hash.equals(hash)) return { isOtherPush: true }
    onReplay?.()
    return known.answer
  }
}

async function remember(transaction: EntityManager, push: Push, answer: object): Promise<void> {
  if (push.idempotencyKey === undefined) return
  await transaction.query(`delete from inventory_pushes where pushed_at < now() - ${REMEMBERED}`)
  await transaction.query(
    'insert into inventory_pushes (partner, idempotency_key, request_hash, answer) values ($1, $2, $3, $4)',
    [push.partner, push.idempotencyKey, push.hash, answer],
  )
}
