import {
  FINDING_STATES,
  findingControl,
  findingLine,
  mergedFindings,
  rowOf,
  SPOTS,
  typedRows,
} from '#graph/shared/inspection-words.ts'
import { capital, wordsOfName } from '#graph/shared/words.ts'
import { type Desk, useDesk, useField, useHasConflict, useProblems } from '#web/desk/desk.ts'
import { fieldLabel } from '#web/desk/words.ts'
import { button } from '#web/theme/button.styles.ts'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { cartForm as style } from './stock.styles.ts'

const CHOOSE = { value: '', label: 'Choose' }
const spots = SPOTS.map(wordsOfName).map((value) => ({ value, label: capital(value) }))
// "left" alone is also a side.
const LABELS: Partial<Record<string, string>> = { left: 'Left as it is', checked: 'Checked, OK' }
const states = FINDING_STATES.map(wordsOfName).map((value) => ({ value, label: LABELS[value] ?? capital(value) }))
const CONTROLS = [
  { part: 'spot', label: 'Where', options: [CHOOSE, ...spots] },
  { part: 'state', label: 'What was done', options: [CHOOSE, ...states] },
  { part: 'text', label: 'In words' },
] as const
const EMPTY = { spot: '', state: '', text: '' }

/** In a form a bar has a backslash before it. */
const linesOf = (words = '') =>
  words
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/\\([\\|])/g, '$1'))

/** Whether the rows of a form that came back are others than those that it showed. */
export const isTypedFindings = (typed: Desk['typed'], shown: string[]) =>
  typed[findingControl(1, 'text')] !== undefined &&
  JSON.stringify(typedRows((name) => typed[name])) !== JSON.stringify(shown.map(rowOf))

/** What an inspection found: a row for each finding, and empty ones. A script leaves one of these, and adds others. */
export const Findings = ({ words }: { words: string }) => {
  const { id, value, problem } = useField('findings', words)
  const { typed, shown } = useDesk()
  const problems = useProblems()
  const isAsShown = typed.findings !== undefined && value === words
  const back = isAsShown ? [] : typedRows((name) => typed[name])
  const hasConflict = useHasConflict()
  // What somebody else has changed in other findings stays when the form is sent again.
  const merged =
    hasConflict &&
    mergedFindings([shown.findings ?? []].flat().map(String), back.map(findingLine), linesOf(words)).merged
  const found = back.length === 0 ? linesOf(value).map(rowOf) : merged ? merged.map(rowOf) : back
  return (
    <fieldset id={id} className={style.findings}>
      <legend>{fieldLabel('findings')}</legend>
      {problem && <FieldError id={id} error={problem} />}
      <ol>
        {[...found, EMPTY, EMPTY, EMPTY].map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name
          <li key={index} data-empty={index >= found.length || undefined}>
            <fieldset>
              <legend>{index < found.length ? `Finding ${index + 1}` : 'New finding'}</legend>
              {CONTROLS.map(({ part, ...control }) => {
                const name = findingControl(index + 1, part)
                const error = problems.find(({ field }) => field === name)?.message
                return <Field key={name} {...control} id={name} name={name} error={error} defaultValue={row[part]} />
              })}
              {index < found.length && (
                <label>
                  <input type="checkbox" name={findingControl(index + 1, 'remove')} value="yes" />
                  Remove
                </label>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      <button type="button" className={button({ variant: 'outline', size: 'sm' })} data-adds-row hidden>
        Another finding
      </button>
    </fieldset>
  )
}
