import { Readable } from 'node:stream'
import type { FileNote } from '#graph/files/file-problem.ts'
import { type CartChange, isSame } from '#graph/inventory/changed-fields.ts'
import { cartName } from '#graph/inventory/file/inventory-record.ts'
import type { ImportOptions, InventoryService } from '#graph/inventory/inventory.service.ts'
import type { Change, ChangeKind, Conflict, RecordChange, Refusal, Values } from './history.service.ts'
import { type Carts, PHOTO_FIELDS, withFoundRows } from './photo-changes.ts'

export type Media = Pick<ImportOptions, 'mediaDir' | 'siteUrl' | 'allowsLocalPictures'>

const MOST_CONFLICTS = 20
/** Others may add photos again and again. */
const MOST_TRIES = 5

/** Calls an import off. */
export class CalledOff extends Error {
  override name = 'CalledOff'

  constructor(readonly refusal: Refusal) {
    super('An import was called off.')
  }
}

/** For `catch` of an import. */
export function calledOff(error: unknown): { refusal: Refusal } {
  if (error instanceof CalledOff) return error
  throw error
}

/**
 * Changes, adds and withdraws carts by one import. What counts is whether the changed fields are as the page showed them: a
 * partner's other change of the same cart stays, and is no conflict.
 */
export class StockChanges implements ChangeKind {
  constructor(
    private readonly inventory: InventoryService,
    private readonly media: Media,
  ) {}

  async make({ before, after, ...change }: Change, record: RecordChange, tries = 1): Promise<Refusal | undefined> {
    const [shown, wanted] = [before as Carts, after as Carts]
    const ids = Object.keys(wanted)
    const rows = ids.filter((id) => wanted[id]).map((id, index) => fileRow(index + 1, { ...wanted[id], id }))
    const removing = ids.filter((id) => !wanted[id])
    let changes: CartChange[] = []
    let again: { before: Carts; after: Carts } | undefined
    const outcome = await this.inventory
      .import(() => Readable.from(rows), {
        ...this.media,
        isDryRun: false,
        returnsSold: true,
        isReplacement: removing.length > 0,
        removing,
        isPatch: ids.every((id) => shown[id]),
        review: (found, notes) => {
          changes = found
          const refusal = refusalFor(changes, shown, wanted)
          const merged = refusal && withFoundRows(changes, shown, wanted)
          if (merged && 'before' in merged) again = merged
          // A word that was not understood changes nothing: the sentence about it is wanted, not that all is as it was.
          const isSaid = refusal && 'isUnchanged' in refusal && notes.length > 0
          if (isSaid) throw new CalledOff({ problems: notes.map(fieldProblem) })
          if (refusal) throw new CalledOff(byRow(refusal, merged))
        },
        record: (transaction, { notes: { first } }) =>
          record(transaction, { ...changedFields(changes), notes: first.map(({ message }) => deskWords(message)) }),
      })
      .catch(calledOff)
    if (again) return tries < MOST_TRIES ? this.make({ ...change, ...again }, record, tries + 1) : { problem: TOO_BUSY }
    if ('refusal' in outcome) return outcome.refusal
    if (!('problems' in outcome)) return undefined
    return { problems: outcome.problems.first.map(fieldProblem) }
  }
}

/** One cart, by the names of its fields. */
export class CartChanges implements ChangeKind {
  constructor(private readonly stock: StockChanges) {}

  make({ subject, before, after }: Change, record: RecordChange): Promise<Refusal | undefined> {
    const change = { subject, before: { [subject]: before }, after: { [subject]: after } }
    return this.stock.make(change, (transaction, done) => {
      const [id] = Object.keys(done.before ?? {}) as [string]
      const valuesOf = (carts: Values) => (carts as Carts)[id]!
      return record(transaction, { ...done, subject: id, before: valuesOf(done.before), after: valuesOf(done.after) })
    })
  }
}

/** What has changed, as it can be taken back: of a cart that stays only the fields that differ. */
export function changedFields(changes: CartChange[]): { before: Carts; after: Carts } {
  const sides = changes.map(({ id, before, after }) => {
    // Of a cart that comes or goes also what is empty: it may be filled in before the change is taken back.
    const isWhole = !before || !after
    const isOther = (name: string) => isWhole || !isSame(before[name], after[name])
    // A photo and its text are taken back together, whoever has added others meanwhile.
    const isKept = (name: string) => (PHOTO_FIELDS.includes(name) ? PHOTO_FIELDS.some(isOther) : isOther(name))
    const names = Object.keys({ ...before, ...after }).filter(isKept)
    const valuesOf = (values: Values) => values && Object.fromEntries(names.map((name) => [name, values[name]]))
    return { id, before: valuesOf(before), after: valuesOf(after) }
  })
  const bySide = (side: 'before' | 'after') => Object.fromEntries(sides.map(({ id, [side]: values }) => [id, values]))
  return { before: bySide('before'), after: bySide('after') }
}

function refusalFor(changes: CartChange[], shown: Carts, wanted: Carts): Refusal | undefined {
  if (changes.length === 0)
    return Object.values(shown).every(Boolean) ? { isUnchanged: true } : { problem: NO_NEW_CART }
  const conflicts: Conflict[] = []
  for (const change of changes) {
    const id = change.id in wanted ? change.id : ''
    const [before, after, found] = [shown[id], wanted[id], change.before]
    const cart = cartName({ ...change })
    if (!before && found) return { problem: `${cart} is in stock already. Open that cart to change it.` }
    if (before && !found) return { problem: `${cart} is no longer in stock.` }
    for (const field of Object.keys((after && before) ?? before ?? {}).filter((field) => field in (found ?? {}))) {
      const values = { shown: before![field], found: found![field], wanted: after ? after[field] : null }
      if (isSame(values.found, values.shown) || (after && isSame(values.found, change.after?.[field]))) continue
      conflicts.push({ ...(Object.keys(wanted).length > 1 && { cart }), field, ...values })
    }
  }
  return conflicts.length > 0 ? { conflicts: conflicts.slice(0, MOST_CONFLICTS) } : undefined
}

/** A refusal that tells of photos and findings only the rows that both have changed. */
function byRow(refusal: Refusal, merged: ReturnType<typeof withFoundRows>): Refusal {
  if (!merged || !('conflicts' in merged) || !('conflicts' in refusal)) return refusal
  const others = refusal.conflicts.filter(({ field }) => ![...PHOTO_FIELDS, 'findings'].includes(field))
  return { conflicts: [...others, ...merged.conflicts].slice(0, MOST_CONFLICTS) }
}

const TOO_BUSY = 'Others are changing this cart at this moment. Please send it again.'
const NO_NEW_CART =
  'No cart was added. One like it is in stock already, or was sold and is off the site. Give this one a stock number of its own.'

/** Rewrites the sentences of a file's import in the words of the desk, which shows no ids and no column names. */
const DESK_WORDS: [RegExp, string][] = [
  [/, id [\w.~-]+/g, ''],
  [/\b(not|needs) a category\./, '$1 a series.'],
  [/ is not an alias\./, ' is not a name for its page.'],
  [/ is not a rank\./, ' is not a place in the order.'],
  [/Write the id to change one, or/, 'Open one of them to change it, or write'],
  [/write that cart's id to change it/, 'open that cart to change it'],
  [/Leave the id empty and write [^;]{0,80};/, 'Open that cart to change it;'],
  [/give it an id\./, 'write a stock number that differs in more than hyphens and blanks.'],
]

const deskWords = (message: string) => DESK_WORDS.reduce((text, [file, desk]) => text.replace(file, desk), message)

const fieldProblem = ({ column, message }: FileNote) => ({ field: column, message: deskWords(message) })

const fileRow = (line: number, values: Record<string, unknown>) => ({ line, values, problems: [] })
