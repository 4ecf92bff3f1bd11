import type { useFormik } from 'formik'
import { type RefObject, useEffect, useRef } from 'react'
import { QUESTION_NAMES } from '#graph/dealer/questions.ts'
import { type Draft, readDraft, saveDraft } from './draft.ts'
import { changedFields, FIELDS, type TypedValues, typedFields } from './values.ts'

type Formik = Pick<ReturnType<typeof useFormik<TypedValues>>, 'setValues' | 'values' | 'initialValues'>
type Options = {
  /** The form's fields before anybody types. */
  blank: TypedValues
  /** The path of the form with its context, to which the draft belongs. */
  path: string
  /** Whether the form came back from the server with errors: its text is newer than any draft. */
  isReturned: boolean
}

const typedValues = (form: HTMLFormElement) => {
  const typed = new FormData(form)
  return Object.fromEntries(FIELDS.map((name) => [name, typed.get(name)])) as unknown as TypedValues
}

/** The answers to the form's questions, which the form itself keeps. */
export const answersIn = (form: HTMLFormElement) => {
  const typed = new FormData(form)
  return Object.fromEntries(QUESTION_NAMES.flatMap((name) => (typed.get(name) ? [[name, typed.get(name)]] : [])))
}

const fillAnswers = (form: HTMLFormElement, draft: Draft) => {
  for (const name of QUESTION_NAMES) {
    const control = form.elements.namedItem(name)
    if (control && draft[name]) (control as HTMLInputElement).value = draft[name]
  }
}

/** Takes over the tab's draft, and over it the fields that were filled in before hydration; then the draft follows the form. */
export const useTypedText = (
  form: RefObject<HTMLFormElement | null>,
  { setValues, values, initialValues }: Formik,
  { blank, path, isReturned }: Options,
) => {
  const isTakenOver = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `blank` is a new object in each render, with the same content
  useEffect(() => {
    // Until then the values are those of an empty form, and saving them would remove the draft.
    if (isTakenOver.current) saveDraft({ ...answersIn(form.current!), ...changedFields(values, blank) }, path)
  }, [values, path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over
  useEffect(() => {
    const draft = isReturned ? {} : readDraft(path)
    fillAnswers(form.current!, draft)
    const typed = { ...typedFields(draft), ...changedFields(typedValues(form.current!), initialValues) }
    isTakenOver.current = true
    setValues({ ...initialValues, ...typed }, false)
  }, [])
}
