import { useFormik } from 'formik'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ContextLine } from '#graph/contact/context/context-words.ts'
import { QUESTION_NAMES } from '#graph/dealer/questions.ts'
import { isReachable, withTimeout } from '#web/environment/network.ts'
import type { SubmittedForm } from '#web/environment/submittedForm.ts'
import type { InquiryContext } from '#web/parts/inquiryContext.ts'
import { contactPath, thanksPath } from '#web/parts/paths.ts'
import { loadToaster, showToast } from '#web/ui/toast.tsx'
import { NOT_SENT, REFUSED, SENT } from './content.ts'
import { type Draft, dropDrafts, dropRetryKey, readDraft, retryKey, saveDraft } from './draft.ts'
import { inquiryOf } from './inquiryOf.ts'
import { changedFields, EMPTY, sentValues, type TypedValues, typedFields } from './values.ts'

// Rules, data layer and toasts load when the form is first used: typing does not wait for them.
const loadRules = () => import('#graph/contact/contact.rules.ts')
const loadSending = () => import('./sendInquiry.ts')

type FieldErrors = Partial<TypedValues>

const byField = (errors: readonly { field: string; message: string }[] = []): FieldErrors =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]))

const fieldErrors = async (values: TypedValues) => {
  try {
    const { validateContact } = await withTimeout(loadRules())
    return byField((await validateContact(sentValues(values))).errors)
  } catch {
    // The server checks by the same rules and answers with the same errors.
    return {}
  }
}

let lastValidation: Promise<FieldErrors> = Promise.resolve({})

/**
 * Formik keeps the errors that come last, and values with more errors take longer: validations run at the same time and
 * end in the order of their start. Otherwise rules that load late would leave the errors of half a form.
 */
const validate = (values: TypedValues) => {
  const errors = fieldErrors(values)
  lastValidation = lastValidation.then(() => errors)
  return lastValidation
}

const fieldsOf = (form: HTMLFormElement) => Object.fromEntries([...new FormData(form)] as [string, string][])

const readInquiry = (form: HTMLFormElement) => inquiryOf(fieldsOf(form))

/** Of one wrong field its own error is in view, of several the list of them. */
const showErrors = (form: HTMLFormElement) => {
  const [field, ...others] = form.querySelectorAll<HTMLElement>('[aria-invalid=true]')
  field?.focus({ preventScroll: true })
  if (others.length > 0) form.querySelector('[role=alert]')?.scrollIntoView()
  else field?.scrollIntoView({ block: 'nearest' })
}

/** What the form has before anybody types. */
export type Prefill = {
  context: InquiryContext
  facts: readonly ContextLine[]
  notes: readonly string[]
  /** The first sentence of the message, and those of the other reasons where the form asks for one. */
  message: string
  openings: Readonly<Record<string, string>>
  lines?: string
}

type Options = { prefill: Prefill; submitted?: SubmittedForm; reason: string }

/** State of the contact form: checked by the server's own rules, sent by the mutation, each inquiry once. */
export const useContactForm = ({ prefill: { context, message, openings }, submitted, reason }: Options) => {
  const blank = { ...EMPTY, interest: reason, message }
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string>()

  /** Shows an error as a toast, or beside the button where toasts cannot be shown. */
  const showError = async (description: string) => {
    const isShown = await showToast({ title: 'Error', description })
    if (!isShown) setFailure(description)
  }

  const send = async () => {
    const { input } = readInquiry(form.current!)
    const { sendInquiry } = await withTimeout(loadSending())
    return sendInquiry({ ...input, idempotencyKey: retryKey(input) })
  }

  const showThanks = async () => {
    const path = thanksPath(readInquiry(form.current!).context)
    if (!(await isReachable(path))) return setFailure(SENT)
    // Back would show the words that a browser keeps with the page.
    await formik.setValues(blank, false)
    window.location.assign(path)
  }

  const formik = useFormik<TypedValues>({
    initialValues: { ...blank, ...typedFields(submitted?.values ?? {}) },
    initialErrors: submitted?.errors,
    initialTouched: submitted && Object.fromEntries(Object.keys(submitted.errors).map((field) => [field, true])),
    validate,
    onSubmit: async (_values, { setErrors }) => {
      setFailure(undefined)
      // Only a program fills in the hidden field. The form's own address takes note of it; the public API has no such field.
      if (new FormData(form.current!).get('website')) return form.current!.submit()
      try {
        const result = await send()
        if ('failure' in result) return await showError(result.failure)
        const { inquiry, userErrors } = result
        if (inquiry) {
          dropDrafts()
          return await showThanks()
        }
        if (userErrors.some(({ field }) => field?.[0] === 'idempotencyKey')) {
          dropRetryKey()
          return await showError(REFUSED)
        }
        setErrors(byField(userErrors.map(({ field, message }) => ({ field: field?.[0] ?? '', message }))))
        showError(userErrors[0]?.message ?? REFUSED)
      } catch {
        // The sending code did not load: the form posts itself, as it does without scripts.
        if (await isReachable('/contact')) form.current!.submit()
        else await showError(NOT_SENT)
      }
    },
  })

  useTypedText(form, formik, { blank, path: contactPath(context), isReturned: submitted !== undefined })

  const { interest } = formik.values
  const earlier = useRef(interest)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice; an opening that was changed is the visitor's own
  useEffect(() => {
    const openingOf = (key: string) => (key === reason ? message : openings[key])
    const isUntouched = formik.values.message === openingOf(earlier.current)
    if (earlier.current !== interest && isUntouched) formik.setFieldValue('message', openingOf(interest))
    earlier.current = interest
  }, [interest])

  const { isSubmitting, submitCount, errors } = formik
  const isRefused = submitCount > 0 && !isSubmitting && Object.keys(errors).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (isRefused) showErrors(form.current!)
  }, [isRefused, submitCount])

  /** The typed text waits for the form with another context, over the draft of that form. */
  const moveText = (other: InquiryContext) => {
    const path = contactPath(other)
    saveDraft({ ...readDraft(path), ...answersIn(form.current!), ...changedFields(formik.values, blank) }, path)
  }

  const prepare = () => {
    for (const load of [loadRules, loadSending, loadToaster]) load().catch(() => {})
  }
  return { form, formik, failure, prepare, moveText }
}

type Formik = Pick<ReturnType<typeof useFormik<TypedValues>>, 'setValues' | 'values' | 'initialValues'>
type Typed = {
  blank: TypedValues
  /** The path of the form with its context, to which the draft belongs. */
  path: string
  /** Whether the form came back from the server with errors: its text is newer than any draft. */
  isReturned: boolean
}

/** The answers to the form's questions, which the form itself keeps. */
const answersIn = (form: HTMLFormElement): Draft => {
  const fields = fieldsOf(form)
  return Object.fromEntries(QUESTION_NAMES.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))
}

const fillAnswers = (form: HTMLFormElement, draft: Draft) => {
  for (const name of QUESTION_NAMES) {
    const control = form.elements.namedItem(name)
    if (control && draft[name]) (control as HTMLInputElement).value = draft[name]
  }
}

/** Takes over the tab's draft, and over it the fields that were filled in before hydration; then the draft follows the form. */
const useTypedText = (
  form: RefObject<HTMLFormElement | null>,
  { setValues, values, initialValues }: Formik,
  { blank, path, isReturned }: Typed,
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
    const typed = {
      ...typedFields(draft),
      ...changedFields(typedFields(fieldsOf(form.current!)) as TypedValues, initialValues),
    }
    isTakenOver.current = true
    setValues({ ...initialValues, ...typed }, false)
  }, [])
}
