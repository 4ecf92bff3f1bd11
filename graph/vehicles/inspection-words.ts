import { plainKey } from '#graph/files/clean-text.ts'
import { wordsOfName } from '#graph/shared/words-of-name.ts'

/** The places of a cart that a finding can be about, from front to back. */
export const SPOTS = [
  ...(['NOSE', 'HOOD', 'WINDSHIELD', 'ROOF', 'DASH', 'STEERING', 'FRONT_SEATS', 'REAR_SEATS'] as const),
  ...(['BATTERY', 'FRONT_TIRES', 'REAR_TIRES', 'BRAKES', 'REAR_STEP', 'CARGO_BED'] as const),
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

const MAX_TEXT = 300
const FINDING = /^([^,:]+),([^:]+):(.+)$/s
const ENTRY = /^(\d{4})\s*:(.+)$/s

/** The finding of "rear step, left: Light scratches", or of an object of the API. */
export function findingOf(value: unknown): Finding | undefined {
  const [, spot, state, text] =
    typeof value === 'string' ? (FINDING.exec(value) ?? []) : partsOf(value, 'spot', 'state')
  const named = { spot: nameIn(SPOTS, spot), state: nameIn(FINDING_STATES, state), text: plainText(text) }
  return named.spot && named.state && named.text ? (named as Finding) : undefined
}

/** The entry of "2023: Sold new, one owner", or of an object of the API. */
export function historyEntryOf(value: unknown): HistoryEntry | undefined {
  const [, year, text] = typeof value === 'string' ? (ENTRY.exec(value) ?? []) : partsOf(value, 'year')
  const entry = { year: Number(year), text: plainText(text) }
  return Number.isInteger(entry.year) && entry.year >= 1950 && entry.year <= 2100 && entry.text
    ? (entry as HistoryEntry)
    : undefined
}

/** A finding as files, forms and the table have it; what is none stays as it is. */
export function tidiedFinding(value: unknown): unknown {
  const finding = findingOf(value)
  return finding ? `${wordsOfName(finding.spot)}, ${wordsOfName(finding.state)}: ${finding.text}` : value
}

export function tidiedHistory(value: unknown): unknown {
  const entry = historyEntryOf(value)
  return entry ? `${entry.year}: ${entry.text}` : value
}

function partsOf(value: unknown, ...names: string[]): unknown[] {
  const object = Object(value)
  return [undefined, ...[...names, 'text'].map((name) => object[name])]
}

function nameIn<Name extends string>(names: readonly Name[], words: unknown): Name | undefined {
  return names.find((name) => plainKey(name) === plainKey(String(words)))
}

/** On one line, as a form has it. */
function plainText(text: unknown): string | undefined {
  const plain = typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : ''
  return plain && plain.length <= MAX_TEXT ? plain : undefined
}
