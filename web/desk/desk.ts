import { createContext, useContext } from 'react'

/** What the last form did, as the page says it. */
type LastChange = Record<'id' | 'kind' | 'subject' | 'what', string> & {
  /** What to look at again. */
  notes: string[]
  canUndo: boolean
  undoneBy: string | null
}

/** A field that has changed since the page was opened; the values are those of the inventory file. */
type Conflict = { cart?: string; field: string; shown: unknown; found: unknown; wanted: unknown }

/** Why a form changed nothing. */
type RefusedForm =
  | { problem: string }
  | { problems: { field?: string; message: string; now?: string }[] }
  | { conflicts: Conflict[] }

/** Somebody who may use the desk; the site's settings name those who say who else may. */
type Person = { email: string; isManager: boolean; signIns: number; usedAt: Date | null }

/** What all pages of the desk know. */
export type Desk = {
  /** The address of who is signed in; null on the page that signs in. */
  who: string | null
  /** Whether they say who else may use the desk. */
  isManager: boolean
  /** On the page of people: who may use the desk, as far as they may know it. */
  people: Person[]
  /** Stand in each form: the session's own, and one for each time that a page is rendered. */
  token: string
  formId: string
  /** Path and query of the page, to which a form comes back. */
  here: string
  done: LastChange | null
  refused: RefusedForm | null
  /** The fields of a form that was refused, as they were typed; several values of one have commas between them. */
  typed: Record<string, string>
  /** Where that form goes. */
  typedAction: string | null
  /** Whether links go out by mail; otherwise they are in the terminal. */
  isMailed: boolean
}

export const DeskContext = createContext<Desk | null>(null)

export const useDesk = () => useContext(DeskContext)!

/** The id of a field on its page, where forms with a hidden field `of` may have fields of the same name. */
export const fieldId = (name: string, of?: string) => (of ? `${of}-${name}` : name)

/** The name of the hidden field beside one: what its page showed. */
export const shownField = (name: string) => `read.${name}`

/** Names which of several forms with one action on a page is meant. */
const NAMES = ['of', 'id', 'path']

export const formName = (fields: Record<string, string>) => NAMES.map((name) => fields[name] ?? '').join(' ')

/** What was typed into the form around, when it has come back. */
export const TypedContext = createContext<Desk['typed'] | null>(null)

/** Whether the last form met changes of somebody else, and its page tells them. */
export const useHasConflict = () => {
  const { refused } = useDesk()
  return refused !== null && 'conflicts' in refused
}

/**
 * A field of the form `of` on a page: what was typed into it when the form came back, otherwise what is there now. `shown` is for the
 * hidden field beside it: what the first page showed, so that the next try still finds what somebody else has changed, or what is
 * there now once the page has told that.
 */
export const useField = (name: string, now = '', of?: string) => {
  const { refused } = useDesk()
  const back = useContext(TypedContext)
  const hasConflict = useHasConflict()
  const problems = back && refused && 'problems' in refused ? refused.problems : []
  const problem = problems.find(({ field }) => field === name)
  const shown = back?.[shownField(name)]
  // Boxes that are not ticked send nothing.
  const typed = back?.[name] ?? (shown === undefined ? undefined : '')
  const isAsShown = back?.shown !== undefined && !hasConflict
  const isTyped = typed !== undefined && (isAsShown || typed !== shown)
  return {
    id: fieldId(name, of),
    value: isTyped ? typed : now,
    shown: isTyped && !hasConflict ? (problem?.now ?? shown ?? now) : now,
    problem: problem?.message,
  }
}
