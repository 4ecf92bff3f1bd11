import type { DataSource, EntityManager } from 'typeorm'

/** Fields of a thing by their names; null for a thing that is not there. */
export type Values = Record<string, unknown> | null

/** One thing that goes from some values to others. */
export interface Change {
  subject: string
  before: Values
  after: Values
}

export type WantedChange = Change & { who: string; isUndo?: boolean }

/** A field that has changed since the page was opened. */
export interface Conflict {
  /** Where several carts are changed at once. */
  cart?: string
  field: string
  shown: unknown
  found: unknown
  wanted: unknown
}

/** Why nothing was changed. */
export type Refusal =
  | { conflicts: Conflict[] }
  | { problem: string }
  /** Sentences, each about a field of the form or about a row of a file. */
  | { problems: { field?: string; message: string; now?: string }[] }
  /** Everything was as wanted already. */
  | { isUnchanged: true }

/** Makes changes of one kind, by the service that has its rules. */
export interface ChangeKind {
  /**
   * Changes the subject, if it still has the values of `before`, and runs `record` with what has really changed in the same
   * transaction. Undo is the same call with before and after exchanged: what was there once may come back, though no form may enter it now.
   */
  make(change: WantedChange, record: RecordChange): Promise<Refusal | undefined>
}

/** What has really changed; where only that shows it, the subject of a new thing, a sentence about it, and what to look at again. */
export type RecordedChange = Omit<Change, 'subject'> & { subject?: string; what?: string; notes?: string[] }

export type RecordChange = (transaction: Pick<EntityManager, 'query'>, change: RecordedChange) => Promise<void>

/** A change that one of the staff wants, by a form. */
export interface SentChange extends Change {
  who: string
  /** A key of the history's kinds. */
  kind: string
  /** A sentence that says what was done; lines below it are notes, which only the page after the form shows. */
  what: string | ((change: Omit<RecordedChange, 'what' | 'notes'>) => string)
  notes?: string[]
  /** Of the form that was sent: sent again, it does nothing more. */
  form: Buffer
}

export interface HistoryEntry extends Omit<SentChange, 'form' | 'what'> {
  id: string
  what: string
  notes: string[]
  at: Date
  undoneAt: Date | null
  undoneBy: string | null
}

/** The id of an entry, or why there is none. */
export type ChangeOutcome = { id: string } | Refusal

/** The history keeps no names of those who have written to us: each stands here until it is erased. */
const INQUIRER = `
  select concat_ws(' ', first_name, last_name) || ': ' from contact_inquiries
  where staff_history.kind = 'inquiry' and id = staff_history.subject collate "C" and erased_at is null`
const COLUMNS = `
  id, at, who, kind, subject, before, after, undone_at as "undoneAt", undone_by as "undoneBy",
  concat((${INQUIRER}), split_part(what, chr(10), 1)) as what, (string_to_array(what, chr(10)))[2:] as notes`
const SHOWN = 50
const TAKEN = '23505'

/** What the staff did, and the way to take it back. */
export class StaffHistory {
  constructor(
    private readonly database: DataSource,
    private readonly kinds: { [kind: string]: ChangeKind },
  ) {}

  /** Makes a change, and writes it down with it. A form that is sent again gets the entry of the first time. */
  make(change: SentChange): Promise<ChangeOutcome> {
    return this.once(change, (record) => this.kinds[change.kind]!.make(change, record))
  }

  /** Does what runs `record` in its transaction, once for each form. */
  async once(change: SentChange, work: (record: RecordChange) => Promise<Refusal | undefined>): Promise<ChangeOutcome> {
    const earlier = await this.#ofForm(change.form)
    if (earlier) return earlier
    let id = ''
    try {
      const refusal = await work(async (transaction, recorded) => {
        id = await this.#record(transaction, { ...change, ...recorded })
      })
      if (!refusal) return { id }
      // It may be that the same form was quicker, and left nothing to do.
      return (await this.#ofForm(change.form)) ?? refusal
    } catch (error) {
      // The same form was sent twice at once.
      const other = (error as { code?: string }).code === TAKEN && (await this.#ofForm(change.form))
      if (other) return other
      throw error
    }
  }

  /** Without before and after it cannot be undone. */
  async #record(transaction: Pick<EntityManager, 'query'>, change: SentChange): Promise<string> {
    const { who, kind, subject, what, notes = [], before, after, form } = change
    const sentence = [typeof what === 'string' ? what : what(change), ...notes].join('\n')
    const [{ id }]: [{ id: string }] = await transaction.query(
      `insert into staff_history (who, kind, subject, what, before, after, form_hash)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [who, kind, subject, sentence, jsonOf(before), jsonOf(after), form],
    )
    return id
  }

  /** Takes a change back, unless what it changed has changed again. */
  async undo(id: string, who: string): Promise<Refusal | undefined> {
    const entry = await this.find(id)
    if (!entry || !this.canUndo(entry)) return undefined
    const { kind, subject, before, after } = entry
    const refusal = await this.kinds[kind]!.make(
      { who, subject, before: after, after: before, isUndo: true },
      async (transaction) => {
        await transaction.query(
          'update staff_history set undone_at = now(), undone_by = $2 where id = $1 and undone_at is null',
          [id, who],
        )
      },
    )
    // The same tap twice: the first one has taken it back.
    return refusal && (await this.find(id))?.undoneAt ? undefined : refusal
  }

  /** The last change of the same thing after this one that was not taken back; with `fields`, of one of them. */
  async later(id: string, fields: string[]): Promise<HistoryEntry | undefined> {
    const [entry]: HistoryEntry[] = await this.database.query(
      `select ${COLUMNS} from staff_history
       where (kind, subject) = (select kind, subject from staff_history where id = $1) and id > $1 and undone_at is null
         and (before is not null or after is not null)
         and ($2::text[] = '{}' or before is null or after is null or after ?| $2)
       order by id desc limit 1`,
      [id, fields],
    )
    return entry
  }

  canUndo({ kind, before, after, undoneAt }: HistoryEntry): boolean {
    return undoneAt === null && (before !== null || after !== null) && kind in this.kinds
  }

  async find(id: string): Promise<HistoryEntry | undefined> {
    if (!/^\d{1,18}$/.test(id)) return undefined
    const [entry]: HistoryEntry[] = await this.database.query(`select ${COLUMNS} from staff_history where id = $1`, [
      id,
    ])
    return entry
  }

  /** The latest changes, the last one first, and where those before them begin. */
  async list({ kind, subject, who, before }: { [Name in 'kind' | 'subject' | 'who' | 'before']: string | null }) {
    const entries: HistoryEntry[] = await this.database.query(
      `select ${COLUMNS} from staff_history
       where ($1::text is null or kind = $1) and ($2::text is null or subject = $2)
         and ($3::text is null or $3 in (who, undone_by)) and ($4::bigint is null or id < $4)
       order by id desc limit ${SHOWN + 1}`,
      [kind, subject, who, /^\d{1,18}$/.test(before ?? '') ? before : null],
    )
    const changes = entries.slice(0, SHOWN)
    return { changes, older: entries.length > SHOWN ? changes.at(-1)!.id : null }
  }

  async #ofForm(form: Buffer): Promise<{ id: string } | undefined> {
    const [entry]: { id: string }[] = await this.database.query('select id from staff_history where form_hash = $1', [
      form,
    ])
    return entry
  }
}

/** The driver would write a list as an array of Postgres. */
const jsonOf = (values: Values) => values && JSON.stringify(values)

/** Changes rows in one transaction with their entry in the history, or refuses it and changes nothing. */
export abstract class RowChanges implements ChangeKind {
  constructor(protected readonly database: DataSource) {}

  make(wanted: WantedChange, record: RecordChange): Promise<Refusal | undefined> {
    return this.database.transaction(async (transaction) => {
      const change = await this.change(transaction, wanted)
      if (!('after' in change)) return change
      await record(transaction, change)
      return undefined
    })
  }

  protected abstract change(transaction: EntityManager, wanted: WantedChange): Promise<RecordedChange | Refusal>
}

/** The texts that differ, and what it is called; where none does, nothing has changed. */
export function differing(before: object, after: object, what: string): RecordedChange | Refusal {
  const [was, is] = [before, after] as [Record<string, unknown>, Record<string, unknown>]
  const names = Object.keys(is).filter((name) => is[name] !== was[name])
  const valuesOf = (texts: Record<string, unknown>): Values =>
    Object.fromEntries(names.map((name) => [name, texts[name]]))
  return names.length > 0 ? { what, before: valuesOf(was), after: valuesOf(is) } : { isUnchanged: true }
}
