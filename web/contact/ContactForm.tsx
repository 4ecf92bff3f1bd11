import type { FormEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { SubmittedForm } from '#web/app/submittedForm.ts'
import { island } from '#web/islands/island.tsx'
import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ChosenList } from './ChosenList.tsx'
import { ContactField } from './ContactField.tsx'
import { contactForm } from './ContactForm.styles.ts'
import type { Chosen } from './chosenThings.ts'
import { contextFields, formName } from './contactPath.ts'
import { INTERESTS, RESPONSE_NOTE } from './content.ts'
import { useContactForm } from './useContactForm.ts'

type Props = { chosen?: Chosen; submitted?: SubmittedForm }

const Form = ({ chosen, submitted }: Props) => {
  const { form, formik, failure, prepare, takeAway } = useContactForm({ chosen, submitted })
  const context = contextFields(chosen?.context ?? {})
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const partner = submitted?.values.partner ?? params.get('partner')
  const text = { formik, className: field() }
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (formik.isSubmitting) event.preventDefault()
    else formik.handleSubmit(event)
  }
  return (
    <form
      ref={form}
      className={contactForm.root}
      action="/contact"
      method="post"
      noValidate
      onFocus={prepare}
      onSubmit={send}
    >
      {submitted?.notice && (
        <p className={contactForm.notice} role="alert">
          {submitted.notice}
        </p>
      )}
      {chosen && (
        <ChosenList
          rows={chosen.rows}
          notes={chosen.notes}
          hasContext={context.length > 0}
          withoutHref={partner ? `/contact?partner=${encodeURIComponent(partner)}` : '/contact'}
          onTakeAway={takeAway}
        />
      )}
      {context.map(([name, value]) => (
        <input key={name} type="hidden" name={formName(name)} value={value} />
      ))}
      {/* The path has no query, because the cached page is the same for every campaign. */}
      <input type="hidden" name="page" value={submitted?.values.page ?? pathname} />
      {partner && <input type="hidden" name="partner" value={partner} />}
      {/* A trap: people do not see the field, programs fill it in. */}
      <div className={layout.visuallyHidden} aria-hidden="true">
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <ContactField {...text} name="firstName" label="First name" autoComplete="given-name" />
      <ContactField {...text} name="lastName" label="Last name" autoComplete="family-name" />
      <ContactField {...text} name="email" label="E-mail" type="email" autoComplete="email" />
      <ContactField {...text} name="phone" label="Phone" type="tel" autoComplete="tel" />
      <div className={contactForm.wide}>
        <ContactField {...text} name="interest" label="What is it about?" options={INTERESTS} />
      </div>
      <div className={contactForm.wide}>
        <ContactField {...text} name="message" label="Message" rows={6} />
      </div>
      {failure && (
        <p className={contactForm.notice} role="alert">
          {failure}
        </p>
      )}
      <div className={contactForm.foot}>
        {/* Not disabled: a disabled button loses the focus. */}
        <button type="submit" className={button()} aria-disabled={formik.isSubmitting || undefined}>
          {formik.isSubmitting ? 'Sending...' : 'Send message'}
        </button>
        <p>{RESPONSE_NOTE}</p>
      </div>
    </form>
  )
}

export const ContactForm = island('ContactForm', Form)
