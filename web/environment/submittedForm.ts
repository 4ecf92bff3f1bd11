import { createContext } from 'react'

/** A contact form that was posted without scripts and came back: what was typed, and a message for each wrong field. */
export type SubmittedForm = {
  values: Record<string, string>
  errors: Record<string, string>
}

export const SubmittedFormContext = createContext<SubmittedForm | undefined>(undefined)
