import { createContext, useContext } from 'react'

/** What the last form did, as the page says it. */
type Done = {
  id: string
  kind: string
  subject: string
  what: string
  canUndo: boolean
  undoneBy: string | null
}

/** A field that has changed since the page was opened; the values are those of the inventory file. */
type Conflict = { cart?: string; field: string; shown: unknown; found: unknown; wanted: unknown }

/** Why a form changed nothing. */
type Refused = { problem: string } | { problems: { field?: string; message: string }[] } | { conflicts: Conflict[] }

/** What all pages of the desk know. */
export type Desk = {
  /** The address of who is signed in; null on the page that signs in. */
  who: string | null
  /** Stand in each form: the session's own, and one for each time that a page is rendered. */
  token: string
  formId: string
  /** Path and query of the page, to which a form comes back. */
  here: string
  done: Done | null
  refused: Refused | null
  /** The fields of a form that was refused, as they were typed; several values of one have commas between them. */
  typed: Record<string, string>
  /** Whether links go out by mail; otherwise they are in the terminal. */
  isMailed: boolean
}

export const DeskContext = createContext<Desk | null>(null)

export const useDesk = () => useContext(DeskContext)!
