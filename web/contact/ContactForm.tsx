import type { FormikProps } from 'formik'
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { LONGEST_ANSWER, questionOf } from '#graph/dealer/questions.ts'
import { LISTED_REASONS, REASONS, type ReasonKey, reasonNamed, reasonOf } from '#graph/dealer/reasons.ts'
import type { SubmittedForm } from '#web/environment/submittedForm.ts'
import { island } from '#web/islands/island.tsx'
import { isMoreThanReason } from '#web/parts/inquiryContext.ts'
import { contactPath, contextFields } from '#web/parts/paths.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { refusal } from '#web/ui/Field.styles.ts'
import { Field, WrongFields } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { contactForm } from './contact.styles.ts'
import { FIELD_HELP, FIELD_WHY, toCheck } from './content.ts'
import { draftKey } from './draft.ts'
import { InquirySummary } from './InquirySummary.tsx'
import { type Prefill, useContactForm } from './useContactForm.ts'
import { useResponseNote } from './useResponseNote.ts'
import { asksReason, CONTACT_FIELDS, EMPTY, listedReason, type TypedValues } from './values.ts'

const LABELS: Record<keyof TypedValues, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  interest: 'How can we help?',
  message: 'Message',
}

const REASON_OPTIONS = LISTED_REASONS.map((value) => ({ value, label: REASONS[value].label }))

type QuestionsProps = { reasons: readonly ReasonKey[]; answers: Record<string, unknown>; vehicle?: string }

/** The questions of each reason. Of several, styles show those of the chosen one, with and without scripts. */
const Questions = ({ reasons, answers, vehicle }: QuestionsProps) =>
  reasons.map((reason) => {
    const { questions } = reasonNamed(reason)
    if (!questions) return null
    return (
      <fieldset key={reason} className={contactForm.questions} data-for={reasons.length > 1 ? reason : undefined}>
        <legend className={contactForm.label}>A few details (optional)</legend>
        {questions.map((name) => {
          if (name === 'drive' && vehicle) return null
          const { ask, options } = questionOf(name)
          const choices = options && Object.entries(options).map(([value, label]) => ({ value, label }))
          return (
            <Field
              key={name}
              id={name}
              name={name}
              label={ask}
              options={choices && [{ value: '', label: 'Choose one' }, ...choices]}
              maxLength={choices ? undefined : LONGEST_ANSWER}
              autoComplete="off"
              defaultValue={answers[name] as string | undefined}
            />
          )
        })}
      </fieldset>
    )
  })

type Props = { prefill: Prefill; submitted?: SubmittedForm }

const Form = ({ prefill, submitted }: Props) => {
  const { context, facts, notes } = prefill
  const hasSummary = facts.length > 0 || notes.length > 0
  const [params] = useSearchParams()
  const note = useResponseNote(true)
  const { form, formik, failure, prepare, moveText } = useContactForm({
    prefill,
    submitted,
    reason: context.reason ?? listedReason(reasonOf(context)) ?? EMPTY.interest,
  })
  const partner = submitted?.values.partner ?? params.get('partner')
  const withPartner = (path: string) =>
    partner ? `${path}${path.includes('?') ? '&' : '?'}partner=${encodeURIComponent(partner)}` : path
  const reason = reasonOf({ ...context, reason: listedReason(formik.values.interest) })
  const isAsked = asksReason(context)
  const reasonFields = (
    <>
      {isAsked ? (
        <div className={contactForm.wide}>
          <ContactField formik={formik} name="interest" label={LABELS.interest} options={REASON_OPTIONS} />
        </div>
      ) : (
        <input type="hidden" name="interest" value={formik.values.interest} />
      )}
      {!context.cart && !context.testDrive && (
        <Questions
          reasons={isAsked ? LISTED_REASONS : [reason]}
          answers={{ ...context, ...submitted?.values }}
          vehicle={context.vehicle}
        />
      )}
    </>
  )
  const opening = prefill.openings[formik.values.interest] ?? prefill.message
  const wrong = CONTACT_FIELDS.filter((name) => isShownWrong(formik, name))
  return (
    <form
      ref={form}
      className={contactForm.root}
      action="/contact"
      method="post"
      data-draft={draftKey(contactPath(context))}
      data-returned={submitted && ''}
      noValidate
      onFocus={prepare}
      onSubmit={formik.handleSubmit}
    >
      {wrong.length > 0 && (
        <WrongFields title={toCheck(wrong.length)} fields={wrong.map((name) => ({ id: name, text: LABELS[name] }))} />
      )}
      {hasSummary && (
        <InquirySummary
          facts={facts}
          notes={notes}
          remove={{ href: withPartner('/contact'), onClick: () => moveText({}) }}
        />
      )}
      {!hasSummary && reasonFields}
      {contextFields(context).map(
        ([name, value]) => isMoreThanReason(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input type="hidden" name="opening" value={submitted?.values.opening ?? opening} />
      <input type="hidden" name="lines" value={submitted?.values.lines ?? prefill.lines ?? ''} />
      {partner && <input type="hidden" name="partner" value={partner} />}
      {/* A trap: people do not see the field, programs fill it in. */}
      <div className={layout.visuallyHidden} aria-hidden="true">
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <ContactField formik={formik} name="firstName" label={LABELS.firstName} autoComplete="given-name" />
      <ContactField formik={formik} name="lastName" label={LABELS.lastName} autoComplete="family-name" />
      <ContactField formik={formik} name="email" label={LABELS.email} type="email" autoComplete="email" />
      <ContactField formik={formik} name="phone" label={LABELS.phone} type="tel" autoComplete="tel" />
      {hasSummary && reasonFields}
      <div className={contactForm.wide}>
        <ContactField formik={formik} name="message" label={LABELS.message} rows={6} />
      </div>
      {failure && (
        <p className={refusal.notice} role="alert">
          {failure}
        </p>
      )}
      <div className={contactForm.foot}>
        <SubmitButton className={button()} isBusy={formik.isSubmitting}>
          {formik.isSubmitting ? 'Sending...' : reasonNamed(reason).button}
        </SubmitButton>
        <p>{note}</p>
      </div>
    </form>
  )
}

export const ContactForm = island('ContactForm', Form)

type FieldProps = Omit<ComponentProps<typeof Field>, 'id'> & {
  formik: FormikProps<TypedValues>
  name: keyof TypedValues
}

/** Not on blur: a click on the button leaves the field, and the message would move the button away from the click. */
const isShownWrong = (formik: FormikProps<TypedValues>, name: keyof TypedValues) =>
  Boolean((formik.submitCount > 0 || formik.initialTouched[name]) && formik.errors[name])

/** A field of the form, whose error stands beside it once the form was sent. */
const ContactField = ({ formik, name, ...field }: FieldProps) => {
  const error = isShownWrong(formik, name) ? formik.errors[name] : undefined
  return (
    <Field
      {...field}
      {...formik.getFieldProps(name)}
      id={name}
      error={error}
      help={FIELD_WHY[name] ?? (error && FIELD_HELP[name])}
      required
    />
  )
}
