import type { DataSource, EntityManager } from 'typeorm'
import { found } from '#graph/files/file-problem.ts'
import type { Refusal as ActRefusal, Done, Values, WriteDown } from '#graph/staff/history.service.ts'

/** Changes rows in one transaction with their entry in the history, or refuses it and changes nothing. */
export function changeRows(
  database: DataSource,
  record: WriteDown,
  work: (transaction: EntityManager) => Promise<Done | ActRefusal>,
): Promise<ActRefusal | undefined> {
  return database.transaction(async (transaction) => {
    const done = await work(transaction)
    if (!('after' in done)) return done
    await record(transaction, done)
    return undefined
  })
}

/** The texts that differ, and what it is called; where none does, nothing has changed. */
export function differing(before: object, after: object, what: string): Done | ActRefusal {
  const [was, is] = [before, after] as [Record<string, unknown>, Record<string, unknown>]
  const names = Object.keys(is).filter((name) => is[name] !== was[name])
  const valuesOf = (texts: Record<string, unknown>): Values =>
    Object.fromEntries(names.map((name) => [name, texts[name]]))
  return names.length > 0 ? { what, before: valuesOf(was), after: valuesOf(is) } : { isUnchanged: true }
}

/** What somebody did to a row: a new one has no `before`, and one that is gone has no `after`. */
export interface Change<Row> {
  by: string
  before: Row | null
  after: Row | null
}

/** Who makes a change, and what else is written in its transaction, such as a history. */
export interface Author<Row> {
  by: string
  record?: (transaction: EntityManager, change: Change<Row>) => Promise<void>
}

/** What is wrong with a field, for the person who typed it. */
export interface FieldProblem<Field extends string = string> {
  field: Field
  message: string
  /** The field as the site has it, where somebody else has changed it meanwhile. */
  now?: string
}

export interface Refusal<Field extends string = string> {
  problems: FieldProblem<Field>[]
}

/** Makes a change in one transaction with all that belongs to it, or refuses it and changes nothing. */
export function makeChange<Row, Field extends string>(
  database: DataSource,
  { by, record }: Author<Row>,
  work: (transaction: EntityManager) => Promise<Omit<Change<Row>, 'by'> | Refusal<Field>>,
): Promise<Change<Row> | Refusal<Field>> {
  return database.transaction(async (transaction) => {
    const made = await work(transaction)
    if ('problems' in made) return made
    const change = { by, ...made }
    await record?.(transaction, change)
    return change
  })
}

type Texts<Field extends string> = Partial<Record<Field, string>>

const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/**
 * What somebody has typed over what was read: only those fields change, and one that somebody else has changed meanwhile is a
 * problem that names both values.
 */
export function typedOver<Field extends string>(
  now: Record<Field, string>,
  asRead: Texts<Field>,
  typed: Texts<Field>,
): { changed: Texts<Field>; problems: FieldProblem<Field>[] } {
  const changed: Texts<Field> = {}
  const problems: FieldProblem<Field>[] = []
  for (const field of Object.keys(now) as Field[]) {
    if (typed[field] === undefined) continue
    const [text, read, current] = [typed[field], asRead[field] ?? now[field], now[field]].map(plain) as [
      string,
      string,
      string,
    ]
    if (text === read || text === current) continue
    if (read !== current) {
      const message = `Somebody has changed this since you opened the page. It is ${found(current)} now, and you typed ${found(text)}. Save what is right.`
      problems.push({ field, message, now: now[field] })
    } else changed[field] = text
  }
  return { changed, problems }
}
