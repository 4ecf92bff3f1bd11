import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ContactValues } from '#graph/contact/contact.rules.ts'
import { rememberedPartner } from '#web/app/partnerLink.ts'
import type { SubmittedForm } from '#web/app/submittedForm.ts'
import { inTime } from '#web/data/inTime.ts'
import { isReachable } from '#web/data/isReachable.ts'
import type { ContactInterest } from '#web/generated/graphql.ts'
import { loadToaster, showToast } from '#web/shell/toast.ts'
import type { Chosen } from './chosenThings.ts'
import type { InquiryContext } from './contactPath.ts'
import { NOT_SENT, REFUSED } from './content.ts'
import { contextInput } from './contextInput.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { newRetryKey } from './retryKey.ts'
import type { sendInquiry } from './sendInquiry.ts'
import { useTypedText } from './useTypedText.ts'
import { changedFields, EMPTY } from './values.ts'

// Rules, data layer and toasts load when the form is first used: typing does not wait for them.
const loadRules = () => import('#graph/contact/contact.rules.ts')
const loadSending = () => import('./sendInquiry.ts')

type FieldErrors = Partial<Record<keyof ContactValues, string>>

const byField = (errors: readonly { field: string; message: string }[] = []): FieldErrors =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]))

const fieldErrors = async (values: ContactValues) => {
  try {
    const { validateContact } = await inTime(loadRules())
    return byField((await validateContact(values)).errors)
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
const validate = (values: ContactValues) => {
  const errors = fieldErrors(values)
  lastValidation = lastValidation.then(() => errors)
  return lastValidation
}

const initialValues = (chosen?: Chosen, submitted?: SubmittedForm): ContactValues => {
  const { vehicle, compared, rental } = chosen?.context ?? {}
  // The subject of a rental is none of sales, service and parts.
  const interest = rental && !vehicle && !compared ? 'general' : EMPTY.interest
  return { ...EMPTY, interest, message: chosen?.message ?? '', ...(submitted?.values as Partial<ContactValues>) }
}

const LONGEST_MS = 2 ** 31 - 1

/** The form's page, the visitor's partner, and the signs that tell a person from a program. */
const formSigns = (form: HTMLFormElement, openedAt: number | undefined) => {
  const data = new FormData(form)
  const fillingMs = openedAt && Math.min(Math.round(performance.now() - openedAt), LONGEST_MS)
  const partner = (data.get('partner') as string | null) ?? rememberedPartner()
  return { page: String(data.get('page')), trap: String(data.get('website')), fillingMs, partner }
}

type Options = { chosen?: Chosen; submitted?: SubmittedForm }

const NOTHING: InquiryContext = {}

/** State of the contact form: checked by the server's own rules, sent by the mutation, each inquiry once. */
export const useContactForm = ({ chosen, submitted }: Options) => {
  const context = chosen?.context ?? NOTHING
  const asked = chosen?.asked ?? NOTHING
  const form = useRef<HTMLFormElement>(null)
  const retryKey = useRef(newRetryKey())
  const openedAt = useRef<number>(undefined)
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()

  /** Shows an error as a toast, or beside the button where toasts cannot be shown. */
  const showError = async (description: string) => {
    const isShown = await showToast({ title: 'Error', description, variant: 'destructive' })
    if (!isShown) setFailure(description)
  }

  const send = async (values: ContactValues): ReturnType<typeof sendInquiry> => {
    const interest = values.interest.toUpperCase() as ContactInterest
    const idempotencyKey = retryKey.current({ ...values, context })
    const signs = formSigns(form.current!, openedAt.current)
    const { sendInquiry } = await inTime(loadSending())
    return sendInquiry({ ...values, ...contextInput(context), interest, idempotencyKey, form: signs })
  }

  const formik = useFormik<ContactValues>({
    initialValues: initialValues(chosen, submitted),
    initialErrors: submitted?.errors,
    initialTouched: submitted && Object.fromEntries(Object.keys(submitted.errors).map((field) => [field, true])),
    validate,
    onSubmit: async (values, { resetForm, setErrors }) => {
      setFailure(undefined)
      try {
        const result = await send(values)
        if ('failure' in result) return await showError(result.failure)
        const { inquiry, userErrors } = result
        if (inquiry) {
          dropDraft(asked)
          resetForm()
          await navigate('/thank-you')
          return
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

  useTypedText(form, formik, {
    context: asked,
    isReturned: submitted !== undefined,
    onUntouched: () => {
      openedAt.current = performance.now()
    },
  })

  const { isSubmitting, submitCount, errors } = formik
  const isRefused = submitCount > 0 && !isSubmitting && Object.keys(errors).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isRefused, submitCount])

  /** The typed text waits for the form without a context, over the draft of that form. */
  const takeAway = () => {
    const changed = changedFields(formik.values, formik.initialValues)
    if (formik.dirty) keepDraft({ ...(readDraft() ?? EMPTY), ...changed })
  }

  const prepare = () => {
    for (const load of [loadRules, loadSending, loadToaster]) load().catch(() => {})
  }
  return { form, formik, failure, prepare, takeAway }
}
