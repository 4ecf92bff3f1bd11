import { useContext } from 'react'
import { useSearchParams } from 'react-router'
import { DEALER, HOURS } from '#graph/dealer/dealer.ts'
import { SubmittedFormContext } from '#web/app/submittedForm.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { useChosenThingsSuspenseQuery, useContactPageSuspenseQuery } from '#web/generated/graphql.ts'
import { HoursList } from '#web/opening-hours/HoursList.tsx'
import { OpenNow } from '#web/opening-hours/OpenNow.tsx'
import { SectionError } from '#web/shell/SectionError.tsx'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import { contactPage } from './ContactPage.styles.ts'
import { type Chosen, chosenThings, chosenVariables } from './chosenThings.ts'
import { contactPath, formName } from './contactPath.ts'
import { isEmpty, type ReadContext, readContext } from './readContext.ts'

const PENDING_FORM = <div className={contactPage.pendingForm} role="status" aria-label="Loading the contact form" />
const PENDING_DETAILS = <div className={contactPage.pendingDetails} role="status" aria-label="Loading our address" />

/** The choices without their names and figures, which the server looks up again when the message comes. */
const withoutFigures = (asked: ReadContext): Chosen | undefined =>
  isEmpty(asked) ? undefined : { ...asked, asked: asked.context, rows: [], message: '' }

const FormWithChosen = ({ asked }: { asked: ReadContext }) => {
  const { data } = useChosenThingsSuspenseQuery({ variables: chosenVariables(asked.context) })
  return <ContactForm chosen={chosenThings(asked, data)} submitted={useContext(SubmittedFormContext)} />
}

/** The form, which waits for the names and figures of what was chosen, and does without them when their query fails. */
const Form = ({ asked }: { asked: ReadContext }) => {
  const submitted = useContext(SubmittedFormContext)
  const alone = <ContactForm chosen={withoutFigures(asked)} submitted={submitted} />
  if (isEmpty(asked) || submitted?.withoutData) return alone
  return (
    <WithData
      pending={PENDING_FORM}
      fallback={(error, retry) => (
        <>
          <SectionError what="The list of what you chose" reason={failureReason(error)} onRetry={retry} />
          {alone}
        </>
      )}
    >
      <FormWithChosen asked={asked} />
    </WithData>
  )
}

const Details = () => {
  const { location } = useContactPageSuspenseQuery({ variables: { locationId: DEALER.mainLocationId } }).data
  return location && <ContactDetails location={location} />
}

/** The choices in the address, or in a form that came back. */
const useAskedContext = () => {
  const submitted = useContext(SubmittedFormContext)
  const [params] = useSearchParams()
  const inAddress = readContext((name) => params.get(name))
  return isEmpty(inAddress) && submitted ? readContext((name) => submitted.values[formName(name)]) : inAddress
}

/** The form and the address load and fail apart from each other. */
export const ContactContent = () => {
  const submitted = useContext(SubmittedFormContext)
  const asked = useAskedContext()
  return (
    <div className={`${layout.page} ${contactPage.columns}`}>
      <section aria-labelledby="write">
        <h2 id="write" className={contactPage.subtitle}>
          Send a message
        </h2>
        <Form key={contactPath(asked.context)} asked={asked} />
      </section>
      <div className={contactPage.cards}>
        {!submitted?.withoutData && (
          <WithData
            pending={PENDING_DETAILS}
            fallback={(error, retry) => (
              <SectionError what="Our address" reason={failureReason(error)} onRetry={retry} />
            )}
          >
            <Details />
          </WithData>
        )}
        <section className={card({ padded: true })} aria-labelledby="hours">
          <h2 id="hours" className={contactPage.cardTitle}>
            Business hours
          </h2>
          <OpenNow week={HOURS.week} />
          <HoursList lines={HOURS.lines} className={contactPage.hours} />
        </section>
      </div>
    </div>
  )
}
