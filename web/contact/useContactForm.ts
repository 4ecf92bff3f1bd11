import { useFormik } from 'formik'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { CONTACT_FIELDS, type ContactValues, validateContact } from '#graph/contact/contact.schema.ts'
import { failedStatus, failedText } from '#web/app/data.tsx'
import { rememberedPartner } from '#web/app/partnerLink.ts'
import type { SubmittedForm } from '#web/app/submittedForm.ts'
import { showToast } from '#web/app/toast.ts'
import { type ContactInterest, type SubmitContactMutation, useSubmitContactMutation } from '#web/generated/graphql.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { newRetryKey } from './retryKey.ts'

const EMPTY: ContactValues = { firstName: '', lastName: '', email: '', phone: '', interest: 'sales', message: '' }
const REFUSED = 'Failed to submit contact form'
const NOT_SENT = 'Failed to send message. Please try again.'

const failureText = (error: unknown) => failedText(error) ?? (failedStatus(error) ? REFUSED : NOT_SENT)

type FieldErrors = Partial<Record<keyof ContactValues, string>>

const byField = (errors: readonly { field: string; message: string }[] = []): FieldErrors =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]))

const validate = async (values: ContactValues) => byField((await validateContact(values)).errors)

const initialValues = (vehicleName?: string, submitted?: SubmittedForm): ContactValues => {
  const message = vehicleName ? `I am interested in the ${vehicleName}.` : ''
  return { ...EMPTY, message, ...(submitted?.values as Partial<ContactValues>) }
}

const typedValues = (form: HTMLFormElement) => {
  const typed = new FormData(form)
  return Object.fromEntries(CONTACT_FIELDS.map((name) => [name, typed.get(name)])) as unknown as ContactValues
}

const LONGEST_MS = 2 ** 31 - 1

/** Where the form stood, who brought the visitor, and what tells a person from a program. */
const formSigns = (form: HTMLFormElement, openedAt: number | undefined) => {
  const data = new FormData(form)
  const fillingMs = openedAt && Math.min(Math.round(performance.now() - openedAt), LONGEST_MS)
  const partner = (data.get('partner') as string | null) ?? rememberedPartner()
  return { page: String(data.get('page')), trap: String(data.get('website')), fillingMs, partner }
}

type Options = { vehicle?: { id: string; name?: string }; submitted?: SubmittedForm }

/** State of the contact form: checked by the server's own rules, sent by the mutation, each filling once. */
export const useContactForm = ({ vehicle, submitted }: Options) => {
  const form = useRef<HTMLFormElement>(null)
  const retryKey = useRef(newRetryKey())
  const openedAt = useRef<number>(undefined)
  const [submitContact] = useSubmitContactMutation()
  const navigate = useNavigate()

  const send = async (values: ContactValues, vehicleId?: string): Promise<SubmitContactMutation['submitContact']> => {
    const interest = values.interest.toUpperCase() as ContactInterest
    const idempotencyKey = retryKey.current({ ...values, vehicleId })
    const input = { ...values, interest, vehicleId, idempotencyKey, form: formSigns(form.current!, openedAt.current) }
    const { data } = await submitContact({ variables: { input } })
    const result = data!.submitContact
    // The cart was sold while the form was open: what the visitor has to say still counts.
    const isSold = vehicleId && result.userErrors.some(({ field }) => field?.[0] === 'vehicleId')
    return isSold ? send(values) : result
  }

  const formik = useFormik<ContactValues>({
    initialValues: initialValues(vehicle?.name, submitted),
    initialErrors: submitted?.errors,
    initialTouched: submitted && Object.fromEntries(Object.keys(submitted.errors).map((field) => [field, true])),
    validate,
    onSubmit: async (values, { resetForm, setErrors }) => {
      try {
        const { inquiry, userErrors } = await send(values, vehicle?.id)
        if (inquiry) {
          dropDraft(vehicle?.id)
          resetForm()
          await navigate('/thank-you')
          return
        }
        setErrors(byField(userErrors.map(({ field, message }) => ({ field: field?.[0] ?? '', message }))))
        showToast({ title: 'Error', description: userErrors[0]?.message ?? REFUSED, variant: 'destructive' })
      } catch (error) {
        showToast({ title: 'Error', description: failureText(error), variant: 'destructive' })
      }
    },
  })

  // What was typed before scripts arrived stands in the page, and not yet in the form's state.
  const { setValues, values, initialValues: initial, dirty } = formik
  const vehicleId = vehicle?.id
  const isReturned = submitted !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over
  useEffect(() => {
    const typed = typedValues(form.current!)
    const isUntouched = CONTACT_FIELDS.every((field) => typed[field] === initial[field])
    const draft = isUntouched && !isReturned ? readDraft(vehicleId) : undefined
    setValues(draft ?? typed, false)
    // Only a filling that begins now can be timed.
    if (isUntouched && !isReturned && !draft) openedAt.current = performance.now()
  }, [])

  useEffect(() => {
    if (dirty) keepDraft(values, vehicleId)
  }, [dirty, values, vehicleId])

  const { isSubmitting, submitCount, errors } = formik
  const isRefused = submitCount > 0 && !isSubmitting && Object.keys(errors).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isRefused, submitCount])

  return { form, formik }
}
