import type { useFormik } from 'formik'
import { type RefObject, useEffect } from 'react'
import type { ContactValues } from '#graph/contact/contact.rules.ts'
import type { InquiryContext } from './contactPath.ts'
import { keepDraft, readDraft } from './draft.ts'
import { changedFields, FIELDS } from './values.ts'

type Formik = Pick<ReturnType<typeof useFormik<ContactValues>>, 'setValues' | 'values' | 'initialValues' | 'dirty'>
type Options = {
  /** The choices in the address, to which the draft belongs. */
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

/**
 * Takes over the tab's draft, and over it the fields that were filled in before hydration; keeps a draft of all later
 * text.
 */
export const useTypedText = (
  form: RefObject<HTMLFormElement | null>,
  { setValues, values, initialValues, dirty }: Formik,
  { context, isReturned, onUntouched }: Options,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over
  useEffect(() => {
    const typed = typedValues(form.current!)
    const changed = changedFields(typed, initialValues)
    const draft = isReturned ? undefined : readDraft(context)
    setValues({ ...initialValues, ...draft, ...changed }, false)
    if (!isReturned && !draft && Object.keys(changed).length === 0) onUntouched()
  }, [])

  useEffect(() => {
    if (dirty) keepDraft(values, context)
  }, [dirty, values, context])
}
