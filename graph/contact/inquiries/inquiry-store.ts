import DataLoader from 'dataloader'
import type { DataSource } from 'typeorm'
import { type GivenInquiry, storeWithMails } from '#graph/contact/mail/inquiry-mails.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { runPrepared } from '#graph/database/prepared-statements.ts'

/** What became of an inquiry: the function `store_inquiries` says when each is the case. */
export interface Stored {
  outcome: 'stored' | 'known-key' | 'same-words' | 'unknown-vehicle'
  /** Of what was stored, now or earlier; null for an unknown vehicle. */
  inquiryId: string | null
  vehicleId: string | null
}

const MOST_TOGETHER = 50

/**
 * Stores inquiries with the jobs for their mails. A commit is most of what an inquiry costs, so those that come while
 * others are being stored are stored together after them.
 */
export class InquiryStore {
  readonly #calls = new DataLoader<GivenInquiry, Stored>((inquiries) => this.#storeTogether(inquiries), {
    cache: false,
    maxBatchSize: MOST_TOGETHER,
    batchScheduleFn: (storeNext) => {
      void this.#last.then(() => setImmediate(storeNext))
    },
  })
  #last: Promise<unknown> = Promise.resolve()

  constructor(private readonly database: DataSource) {}

  /** Answers when the inquiry is committed. */
  store(inquiry: GivenInquiry): Promise<Stored> {
    return this.#calls.load(inquiry)
  }

  #storeTogether(inquiries: readonly GivenInquiry[]): Promise<(Stored | Error)[]> {
    const stored = this.#store(inquiries).catch((error: Error) => {
      if (inquiries.length === 1 || isDatabaseDown(error)) throw error
      // Nothing of them is stored: none is to fail for another.
      return Promise.all(inquiries.map((inquiry) => this.#store([inquiry]).then(([alone]) => alone!, asError)))
    })
    this.#last = stored.catch(() => {})
    return stored
  }

  #store(inquiries: readonly GivenInquiry[]): Promise<Stored[]> {
    return runPrepared<Stored>(this.database, storeWithMails(inquiries))
  }
}

const asError = (error: Error) => error
