import { wordsOfName } from './words.ts'

/** The places of a cart that a finding can be about, from front to back. */
export const SPOTS = [
  ...(['NOSE', 'LIGHTS', 'HOOD', 'FENDER', 'WINDSHIELD', 'ROOF', 'DASH', 'STEERING', 'FLOOR', 'FRAME'] as const),
  ...(['FRONT_SEATS', 'REAR_SEATS', 'BATTERY', 'CHARGER', 'FRONT_TIRES', 'REAR_TIRES', 'BRAKES'] as const),
  ...(['REAR_STEP', 'CARGO_BED'] as const),
]
export const FINDING_STATES = ['LEFT', 'REPAIRED', 'REPLACED', 'CHECKED'] as const

type Spot = (typeof SPOTS)[number]
export interface Finding {
  spot: Spot
  state: (typeof FINDING_STATES)[number]
  text: string
}
export interface HistoryEntry {
  year: number
  text: string
}

/** 32nds of an inch on the new tires of most carts. */
export const TREAD_WHEN_NEW = 10

export const MAX_FINDING_TEXT = 300
const FINDING = /^([^,:]+),([^:]+):(.+)$/s
const ENTRY = /^(?<year>\d{4})\s*:(?<text>.+)$/s

/** A finding in the words of a form, which may lack any of them. */
export type FindingRow = Record<keyof Finding, string>

/** The row of "rear step, left: Light scratches". */
export function rowOf(line: string): FindingRow {
  const [, spot = '', state = '', text = line] = FINDING.exec(line) ?? []
  return { spot: spot.trim(), state: state.trim(), text: text.trim() }
}

/** The finding of such a line, or of an object of the API. */
export function findingOf(value: unknown): Finding | undefined {
  const { spot, state, text } = typeof value === 'string' ? rowOf(value) : Object(value)
  // The desk says "left as it is", because "left" is also a side.
  const done = String(state).replace(/ as it is$/i, '')
  const named = { spot: nameIn(SPOTS, spot), state: nameIn(FINDING_STATES, done), text: plainText(text) }
  return named.spot && named.state && named.text ? (named as Finding) : undefined
}

/** As a file has it. */
export const findingLine = ({ spot, state, text }: FindingRow) => `${wordsOfName(spot)}, ${wordsOfName(state)}: ${text}`

/** The name of a control of a finding's row in a form; the first row has the number 1. */
export const findingControl = (row: number, part: keyof Finding | 'remove') => `findings-${row}-${part}`

/** The rows of a form as they were typed, without those that are empty or to be removed. */
export function typedRows(typed: (name: string) => string | undefined): FindingRow[] {
  const rows: FindingRow[] = []
  for (let row = 1; typed(findingControl(row, 'text')) !== undefined; row++) {
    const words = (part: keyof Finding) => (typed(findingControl(row, part)) ?? '').replace(/\s+/g, ' ').trim()
    const finding = { spot: words('spot'), state: words('state'), text: words('text') }
    const isRemoved = Boolean(typed(findingControl(row, 'remove')))
    if (!isRemoved && Object.values(finding).some(Boolean)) rows.push(finding)
  }
  return rows
}

/** The entry of "2023: Sold new, one owner", or of an object of the API. */
export function historyEntryOf(value: unknown): HistoryEntry | undefined {
  const { year, text } = typeof value === 'string' ? (ENTRY.exec(value)?.groups ?? {}) : Object(value)
  const entry = { year: Number(year), text: plainText(text) }
  return Number.isInteger(entry.year) && entry.year >= 1950 && entry.year <= 2100 && entry.text
    ? (entry as HistoryEntry)
    : undefined
}

/** A finding as files, forms and the table have it; what is none stays as it is. */
export function tidiedFinding(value: unknown): unknown {
  const finding = findingOf(value)
  return finding ? findingLine(finding) : value
}

export function tidiedHistory(value: unknown): unknown {
  const entry = historyEntryOf(value)
  return entry ? `${entry.year}: ${entry.text}` : value
}

function nameIn<Name extends string>(names: readonly Name[], words: unknown): Name | undefined {
  const letters = String(words)
    .toUpperCase()
    .replace(/[^A-Z]+/g, '')
  return names.find((name) => name.replace('_', '') === letters)
}

/** On one line, as a form has it. */
function plainText(text: unknown): string | undefined {
  const plain = typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : ''
  return plain && plain.length <= MAX_FINDING_TEXT ? plain : undefined
}

/** The findings that were added, and each line that was edited or removed with the line that replaced it, if any. */
export function findingChanges(before: readonly string[], after: readonly string[]) {
  const added = without(after, before)
  const edits = without(before, after).map((line) => {
    const { spot } = rowOf(line)
    const at = added.findIndex((other) => rowOf(other).spot === spot)
    return { line, next: at < 0 ? null : added.splice(at, 1)[0]! }
  })
  return { edits, added }
}

/** Two changes of the same findings as one; a finding that both have changed is a conflict, and stays as it was wanted. */
export function mergedFindings(shown: readonly string[], wanted: readonly string[], found: readonly string[]) {
  const [mine, theirs] = [findingChanges(shown, wanted), findingChanges(shown, found)]
  const conflicts: { field: string; shown: string; found: string | null; wanted: string | null }[] = []
  const merged = [...found]
  for (const { line, next } of mine.edits) {
    const other = theirs.edits.find((edit) => edit.line === line)
    if (other?.next === next) continue
    if (other) conflicts.push({ field: 'findings', shown: line, found: other.next, wanted: next })
    const at = merged.indexOf(other ? (other.next ?? '') : line)
    if (at >= 0) merged.splice(at, 1, ...(next === null ? [] : [next]))
    else if (next !== null) merged.push(next)
  }
  return { merged: [...merged, ...without(mine.added, theirs.added)], conflicts }
}

/** The lines of one list that another lacks. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
