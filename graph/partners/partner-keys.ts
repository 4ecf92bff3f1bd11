import { createHash, randomBytes } from 'node:crypto'
import type { DataSource } from 'typeorm'
import type { CallingPartner } from '#graph/api/partner-key.ts'

const RETRY_MS = 2000

/** Characters of the random part that tell the staff one key from another. */
const SHOWN_CHARACTERS = 6

const START = 'key_private_'

interface KnownKey extends CallingPartner {
  endsAt: Date | null
}

/** A new key, which is shown once. The database keeps its hash and its beginning. */
export function createPartnerKey(): { key: string; hash: Buffer; prefix: string } {
  const key = `${START}${randomBytes(32).toString('base64url')}`
  return { key, hash: hashOf(key), prefix: key.slice(0, START.length + SHOWN_CHARACTERS) }
}

/** A fast hash is enough: a random key cannot be guessed, and every request hashes one. */
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/**
 * The keys of all partners, in memory, so that a request with a key needs no query. During an outage of the database the
 * last known keys stay valid: a key that was removed stops working once the database is back.
 */
export class PartnerKeys {
  #known = new Map<string, KnownKey>()
  #retry: NodeJS.Timeout | undefined
  #isClosed = false
  #reads = 0

  constructor(
    private readonly database: Pick<DataSource, 'query'>,
    private readonly log: { warn(line: string): void },
  ) {}

  async load(): Promise<void> {
    const read = ++this.#reads
    const rows: (KnownKey & { hash: Buffer })[] = await this.database.query(
      `select hash, partner as name, scopes, ends_at as "endsAt" from partner_keys
       where ends_at is null or ends_at > now()`,
    )
    // An earlier, slower read must not overwrite newer keys.
    if (read === this.#reads) this.#known = new Map(rows.map(({ hash, ...key }) => [hash.toString('hex'), key]))
  }

  /** Reads the keys again, until it succeeds. */
  async refresh(): Promise<void> {
    clearTimeout(this.#retry)
    try {
      await this.load()
    } catch {
      if (this.#isClosed) return
      this.log.warn('partner keys cannot be read: the last known ones stay valid')
      this.#retry = setTimeout(() => this.refresh(), RETRY_MS)
    }
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
  }

  /** The lookup is by hash: its duration tells nothing about a key. */
  find = (key: string): KnownKey | undefined => {
    const known = this.#known.get(hashOf(key).toString('hex'))
    return known?.endsAt && known.endsAt.getTime() <= Date.now() ? undefined : known
  }
}
