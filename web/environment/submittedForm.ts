import { createContext } from 'react'

/** A contact form that was posted without scripts and came back: what was typed, and a message for each wrong field. */
export type SubmittedForm = {
  values: Record<string, string>
  errors: Record<string, string>
  /** Why the form was not taken although no field is wrong. */
  notice?: string
  /** Renders the page without its queries: the database may be why the form came back. */
  withoutData?: boolean
}

export const SubmittedFormContext = createContext<SubmittedForm | undefined>(undefined)
