import { joinList } from '#graph/files/read-value.ts'
import type { CartValues } from '#graph/inventory/changed-fields.ts'
import {
  type FindingRow,
  findingControl,
  findingLine,
  MAX_FINDING_TEXT,
  typedRows,
} from '#graph/shared/inspection-words.ts'
import { type FieldName, fieldOf, namesWhere, REQUIRED_FIELDS } from '#graph/vehicles/fields.ts'

/** The fields that are typed: photos and their texts are no words. */
const FORM_NAMES = namesWhere(({ group }) => group)

/** What a new cart has where nobody says otherwise. */
export const NEW_CART: CartValues = { availability: 'IN_STOCK', isNew: true }

/** The values of a cart that is like another one. */
export function likeCart(values: CartValues): CartValues {
  const kept = FORM_NAMES.filter((name) => !fieldOf(name).ofOneCart)
  return { ...NEW_CART, ...Object.fromEntries(kept.map((name) => [name, values[name]])) }
}

/** A value as a form shows it: a list has an item on each line. */
export function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((item: string) => joinList([item])).join('\n')
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '')
}

/** What a form of a cart has, and the values with which it is shown, as JSON. */
export function formOf(values: CartValues) {
  const shown = Object.fromEntries(FORM_NAMES.map((name) => [name, values[name] ?? null]))
  const fields = FORM_NAMES.map((name) => {
    return { name, type: fieldOf(name).type, rule: ruleOf(name), words: wordsOf(shown[name]) }
  })
  return { fields, shown: JSON.stringify(shown) }
}

/** The values with which a form was shown; none where its sender changed them to something else. */
export function shownValues(shown: string): CartValues {
  try {
    const values = Object.entries<unknown>(Object(JSON.parse(shown)))
    return Object.fromEntries(values.filter(([, value]) => [value].flat().every((part) => Object(part) !== part)))
  } catch {
    return {}
  }
}

const SELF_EVIDENT = ['number', 'boolean', 'choice']

/** What to write in a field, where its label does not say it; its bounds are said when they are passed. */
function ruleOf(name: FieldName): string {
  const { type, expected, item } = fieldOf(name)
  const example = (item?.expected ?? expected).replace(/^text$/, '')
  const rule = [item && 'one a line', example].filter(Boolean).join(': ')
  return rule && !SELF_EVIDENT.includes(type) ? `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.` : ''
}

const REQUIRED = new Set<FieldName>(REQUIRED_FIELDS)

type Typed = (name: string) => string | undefined

/** Whether a row is a finding: one whose words were taken away is none. */
const isFinding = (row: FindingRow, shown: CartValues) =>
  row.text !== '' || (row.spot !== '' && !wordsOf(shown.findings).includes(findingLine(row)))

/** What the rows of a form lack, each at the control that lacks it. */
export function findingProblems(typed: Typed, shown: CartValues): { field: string; message: string }[] {
  return typedRows(typed).flatMap((finding, index) => {
    const { spot, state, text } = finding
    const lacking: [keyof FindingRow, string | false][] = [
      ['spot', !spot && 'choose where it is'],
      ['state', !state && 'choose what was done about it'],
      ['text', !text && 'write what you found'],
      ['text', text.length > MAX_FINDING_TEXT && `write at most ${MAX_FINDING_TEXT} characters`],
    ]
    const row = index + 1
    return lacking
      .filter(([, words]) => words && isFinding(finding, shown))
      .map(([part, words]) => ({ field: findingControl(row, part), message: `Finding ${row}: ${words}.` }))
  })
}

function typedFindings(typed: Typed, shown: CartValues): string {
  if (typed(findingControl(1, 'text')) === undefined) return typed('findings') ?? ''
  const rows = typedRows(typed).filter((row) => isFinding(row, shown))
  return rows.map((row) => joinList([findingLine(row)])).join('\n')
}

/** The words of a form, by the names of its fields. Browsers send the line ends of Windows. */
export function typedWords(typed: Typed, shown: CartValues = {}): Record<string, string> {
  const own = (name: string) => (name === 'findings' ? typedFindings(typed, shown) : (typed(name) ?? ''))
  return Object.fromEntries(FORM_NAMES.map((name) => [name, own(name).replaceAll('\r\n', '\n').trim()]))
}

/** What a form changes: the fields whose words are others than those with which it was shown. */
export function typedChanges(shown: CartValues, words: Record<string, string>) {
  const names = FORM_NAMES.filter((name) => name in shown && words[name] !== wordsOf(shown[name]).trim())
  return {
    before: Object.fromEntries(names.map((name) => [name, shown[name]])),
    after: Object.fromEntries(names.map((name) => [name, words[name]])),
  }
}

/** The words of a new cart; an empty field has none, but where a cart needs it. */
export function newCartWords(words: Record<string, string>): CartValues {
  const given = FORM_NAMES.filter((name) => words[name] || REQUIRED.has(name))
  return Object.fromEntries(given.map((name) => [name, words[name]]))
}
