import type { useFormik } from 'formik'
import { type RefObject, useEffect } from 'react'
import type { ContactValues } from '#graph/contact/contact.rules.ts'
import type { InquiryContext } from './contactPath.ts'
import { keepDraft, readDraft } from './draft.ts'
import { FIELDS } from './values.ts'

type Formik = Pick<ReturnType<typeof useFormik<ContactValues>>, 'setValues' | 'values' | 'initialValues' | 'dirty'>
type Options = {
  /** What goes along with the message. */
  context: InquiryContext
  /** Whether the form came back from the server with errors: its text is newer than any draft. */
  isReturned: boolean
  /** Called for a form that nobody had begun to fill in: only that form can be timed. */
  onUntouched: () => void
}

const typedValues = (form: HTMLFormElement) => {
  const typed = new FormData(form)
  return Object.fromEntries(FIELDS.map((name) => [name, typed.get(name)])) as unknown as ContactValues
}

/** Takes over the text that was typed before hydration, or the tab's draft, and keeps a draft of all later text. */
export const useTypedText = (
  form: RefObject<HTMLFormElement | null>,
  { setValues, values, initialValues, dirty }: Formik,
  { context, isReturned, onUntouched }: Options,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over
  useEffect(() => {
    const typed = typedValues(form.current!)
    const isUntouched = !isReturned && FIELDS.every((field) => typed[field] === initialValues[field])
    const draft = isUntouched ? readDraft(context) : undefined
    setValues(draft ?? typed, false)
    if (isUntouched && !draft) onUntouched()
  }, [])

  useEffect(() => {
    if (dirty) keepDraft(values, context)
  }, [dirty, values, context])
}
