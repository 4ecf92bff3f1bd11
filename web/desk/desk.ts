import { createContext, useContext } from 'react'
import type { FormRefusal, LastChange, Person } from './action.ts'

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
  /** What the last form did. */
  done: LastChange | null
  /** Why the last form changed nothing. */
  refused: Exclude<FormRefusal, { isUnchanged: true }> | null
  /** The fields of a form that came back, as they were typed; several values of one have commas between them. */
  typed: Record<string, string>
  /** What that form showed before, and the names of those fields that were left so. */
  shown: Record<string, unknown>
  untouched: string[]
  /** Where that form goes. */
  typedAction: string | null
  /** Whether links go out by mail; otherwise they are in the terminal. */
  isMailed: boolean
}

export const DeskContext = createContext<Desk | null>(null)

export const useDesk = () => useContext(DeskContext)!

/** The id of a field on its page, where forms with a hidden field `of` may have fields of the same name. */
export const fieldId = (name: string, of?: string) => (of ? `${of}-${name}` : name)

/** Which of several forms with one action on a page is meant. */
export const formName = ({ of = '', id = '' }: Record<string, string>) => `${of} ${id}`

type Form = {
  /** Its hidden field `of`. */
  of?: string
  /** What its fields have now. */
  now: Record<string, unknown>
  /** Whether it has come back with what was typed. */
  isBack: boolean
}

/** The form around a field. */
export const FormContext = createContext<Form>({ now: {}, isBack: false })

/** What is wrong with fields of the form that came back. */
export const useProblems = () => {
  const { refused } = useDesk()
  return refused && 'problems' in refused ? refused.problems : []
}

/** Whether the last form met changes of somebody else, and its page tells them. */
export const useHasConflict = () => {
  const { refused } = useDesk()
  return refused !== null && 'conflicts' in refused
}

/** A field of the form around it: what was typed into it when the form came back, otherwise what is there now. */
export const useField = (name: string, words?: string) => {
  const { typed, shown, untouched } = useDesk()
  const { of, now, isBack } = useContext(FormContext)
  const problem = useProblems().find(({ field }) => isBack && field === name)
  const isOvertaken = useHasConflict() && untouched.includes(name)
  // Boxes that are not ticked send nothing.
  const back = isBack && !isOvertaken ? (typed[name] ?? (name in shown ? '' : undefined)) : undefined
  return { id: fieldId(name, of), value: back ?? words ?? String(now[name] ?? ''), problem: problem?.message }
}
