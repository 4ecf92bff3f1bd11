import { useContext } from 'react'
import { HOURS } from '#graph/dealer/dealer.ts'
import type { RequestKind } from '#graph/dealer/reasons.ts'
import { hoursLines } from '#graph/shared/hours-lines.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { SubmittedFormContext } from '#web/environment/submittedForm.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { HoursList, OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import { contactPage } from './ContactPage.styles.ts'
import { inLines } from './inquiryOf.ts'
import { isEmpty, type ReadContext } from './readContext.ts'
import { useAskedContext } from './useAskedContext.ts'
import { chosenWords, useSubject } from './useSubject.ts'

/** The choices without their names and figures. */
const withoutFigures = ({ context, notes }: ReadContext) =>
  isEmpty({ context, notes })
    ? undefined
    : { context, facts: [], notes, message: '', details: inLines(chosenWords(context).lines) }

const FormWithSubject = ({ asked: { context, notes } }: { asked: ReadContext }) => {
  const subject = useSubject(context)
  const { facts, opening, lines } = subject
  const chosen = { context, facts, message: opening, details: inLines(lines), notes: [...notes, ...subject.notes] }
  return <ContactForm chosen={chosen} submitted={useContext(SubmittedFormContext)} />
}

/** The form, which waits for the names and figures of what was chosen, and does without them when their query fails. */
const Form = ({ asked }: { asked: ReadContext }) => {
  const submitted = useContext(SubmittedFormContext)
  const alone = <ContactForm chosen={withoutFigures(asked)} submitted={submitted} />
  const isPlain = isEmpty({ ...asked, context: { ...asked.context, answers: undefined } })
  if (isPlain || submitted?.withoutData) return alone
  return (
    <QueryBoundary
      fallback={(error, retry) => (
        <>
          <ErrorState title="The list of what you chose didn't load" reason={failureReason(error)} onRetry={retry} />
          {alone}
        </>
      )}
    >
      <FormWithSubject asked={asked} />
    </QueryBoundary>
  )
}

/** The form and the address load and fail apart from each other. */
export const ContactContent = ({ isShort, face }: { isShort: boolean; face: RequestKind }) => {
  const submitted = useContext(SubmittedFormContext)
  const asked = useAskedContext()
  const { week } = useSite()
  const isService = face === 'service'
  return (
    <div className={`${layout.page} ${isShort ? contactPage.shortColumns : contactPage.columns}`}>
      <section aria-labelledby="write">
        <h2 id="write" className={isShort ? layout.visuallyHidden : contactPage.subtitle}>
          Send a message
        </h2>
        <Form asked={asked} />
      </section>
      <div className={contactPage.cards}>
        {!submitted?.withoutData && (
          <QueryBoundary failure="Our address didn't load">
            <ContactDetails />
          </QueryBoundary>
        )}
        <section className={card({ padded: true })} aria-labelledby="hours">
          <h2 id="hours" className={contactPage.cardTitle}>
            {isService ? 'Service bay hours' : 'Business hours'}
          </h2>
          <OpenNow week={isService ? HOURS.services.week : undefined} />
          <HoursList lines={isService ? HOURS.services.lines : hoursLines(week)} className={contactPage.hours} />
        </section>
      </div>
    </div>
  )
}
