import { useSearchParams } from 'react-router'
import type { SubmittedForm } from '#web/environment/submittedForm.ts'
import { island } from '#web/islands/island.tsx'
import { contactPath, contextFields, type InquiryContext, type Topic } from '#web/parts/contactPath.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { refusal } from '#web/ui/Field.styles.ts'
import { WrongFields } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { ContactField, isShownWrong } from './ContactField.tsx'
import { contactForm } from './ContactForm.styles.ts'
import { REQUIRED_NOTE, toCheck } from './content.ts'
import { DRAFT_PREFIX, draftKey } from './draft.ts'
import { faceNamed, faceOf } from './faces.ts'
import { InquirySummary } from './InquirySummary.tsx'
import { Questions } from './Questions.tsx'
import { INTEREST_OPTIONS, topicOf } from './topics.ts'
import { type Chosen, useContactForm } from './useContactForm.ts'
import { useResponseNote } from './useResponseNote.ts'
import { FIELDS, filledIn, type TypedValues } from './values.ts'

const LABELS: Record<keyof TypedValues, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  interest: 'How can we help?',
  message: 'Message',
}

const topicOfThings = ({ testDrive, rental, estimate }: InquiryContext): Topic | undefined =>
  (testDrive && 'test-drive') ?? (rental && 'renting') ?? (estimate && 'financing')

/** What the address fills in. */
const startOf = (params: URLSearchParams, context: InquiryContext = {}) => {
  const { opening } = faceNamed(faceOf(context, params.get('interest') ?? undefined))
  const interest = context.about ?? topicOfThings(context) ?? (context.answers?.service && 'service')
  return { ...(opening && { message: opening }), ...filledIn(params), ...(interest && { interest }) }
}

type Props = { chosen?: Chosen; submitted?: SubmittedForm }

const Form = ({ chosen, submitted }: Props) => {
  const { about, answers, ...things } = chosen?.context ?? {}
  const facts = chosen?.facts ?? []
  const hasThings = facts.length > 0 || (chosen?.notes.length ?? 0) > 0
  const [params] = useSearchParams()
  const note = useResponseNote({ isShort: true })
  const { form, formik, failure, prepare, moveText } = useContactForm({
    chosen,
    submitted,
    start: startOf(params, chosen?.context),
  })
  const partner = submitted?.values.partner ?? params.get('partner')
  const withPartner = (path: string) =>
    partner ? `${path}${path.includes('?') ? '&' : '?'}partner=${encodeURIComponent(partner)}` : path
  const face = faceNamed(faceOf({ ...things, about: topicOf(formik.values.interest) }, formik.values.interest))
  const topic = (
    <>
      <div className={contactForm.wide}>
        <ContactField formik={formik} name="interest" label={LABELS.interest} options={INTEREST_OPTIONS} />
      </div>
      {!things.rental && !things.testDrive && <Questions answers={answers} vehicle={things.vehicle} />}
    </>
  )
  const wrong = FIELDS.filter((name) => isShownWrong(formik, name))
  return (
    <form
      ref={form}
      className={contactForm.root}
      action="/contact"
      method="post"
      data-draft={draftKey(contactPath(chosen?.context ?? {}))}
      data-returned={submitted && ''}
      noValidate
      onFocus={prepare}
      onSubmit={formik.handleSubmit}
    >
      {submitted?.notice && (
        <p className={refusal.notice} role="alert">
          {submitted.notice}
        </p>
      )}
      {wrong.length > 0 && (
        <WrongFields title={toCheck(wrong.length)} fields={wrong.map((name) => ({ id: name, text: LABELS[name] }))} />
      )}
      {hasThings && (
        <InquirySummary
          facts={facts}
          notes={chosen!.notes}
          remove={{ href: withPartner('/contact'), onClick: () => moveText({}) }}
        />
      )}
      <p className={contactForm.required}>{REQUIRED_NOTE}</p>
      {!hasThings && topic}
      {contextFields(things).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="details" value={submitted?.values.details ?? chosen?.details ?? ''} />
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
      {hasThings && topic}
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
          {formik.isSubmitting ? 'Sending...' : face.button}
        </SubmitButton>
        <p>{note}</p>
      </div>
    </form>
  )
}

export const ContactForm = island('ContactForm', Form, { draftPrefix: DRAFT_PREFIX })
