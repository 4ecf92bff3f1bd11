import { createContext } from 'react'

/** A contact form that was posted without scripts and came back: what was typed, and a message for each wrong field. */
export type SubmittedForm = {
  values: Record<string, string | undefined>
  errors: Record<string, string>
  /** Why it could not be taken, when nothing that was typed is the reason. */
  notice?: string
  /** The page must do without data: the database may be the reason why the form came back. */
  withoutData?: boolean
}

export const SubmittedFormContext = createContext<SubmittedForm | undefined>(undefined)
