import { type ReactNode, useContext } from 'react'
import { useSearchParams } from 'react-router'
import { DEALER, HOURS } from '#graph/dealer/dealer.ts'
import { SubmittedFormContext } from '#web/app/submittedForm.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import {
  type ContactDetails_LocationFragment,
  useChosenThingsSuspenseQuery,
  useContactPageSuspenseQuery,
} from '#web/generated/graphql.ts'
import { HoursList } from '#web/opening-hours/HoursList.tsx'
import { OpenNow } from '#web/opening-hours/OpenNow.tsx'
import { ErrorMessage } from '#web/shell/ErrorMessage.tsx'
import { SectionError } from '#web/shell/SectionError.tsx'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import { contactPage } from './ContactPage.styles.ts'
import { type Chosen, chosenThings, chosenVariables } from './chosenThings.ts'
import { contactPath, formName } from './contactPath.ts'
import { isEmpty, type ReadContext, readContext } from './readContext.ts'

const PENDING = <div className={contactPage.pending} role="status" aria-label="Loading the contact form" />

type ContentProps = {
  chosen?: Chosen
  location?: ContactDetails_LocationFragment | null
  /** Shown instead of the location. */
  failure?: ReactNode
}

const Content = ({ chosen, location, failure }: ContentProps) => {
  const submitted = useContext(SubmittedFormContext)
  return (
    <div className={`${layout.page} ${contactPage.columns}`}>
      <section aria-labelledby="write">
        <h2 id="write" className={contactPage.subtitle}>
          Send a message
        </h2>
        <ContactForm key={contactPath(chosen?.context ?? {})} chosen={chosen} submitted={submitted} />
      </section>
      <div className={contactPage.cards}>
        {location && <ContactDetails location={location} />}
        {failure}
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

type AskedProps = { asked: ReadContext; location: ContentProps['location'] }

const ContentWithChosen = ({ asked, location }: AskedProps) => {
  const { data } = useChosenThingsSuspenseQuery({ variables: chosenVariables(asked.context) })
  return <Content chosen={chosenThings(asked, data)} location={location} />
}

/** What goes along without its names and figures, which the server looks up again when the message comes. */
const withoutFigures = (asked: ReadContext): Chosen | undefined =>
  isEmpty(asked) ? undefined : { ...asked, rows: [], message: '' }

const ContentWithData = ({ asked }: { asked: ReadContext }) => {
  const variables = { locationId: DEALER.mainLocationId }
  const { location } = useContactPageSuspenseQuery({ variables }).data
  if (isEmpty(asked)) return <Content location={location} />
  return (
    <WithData
      fallback={(error, retry) => (
        <Content
          chosen={withoutFigures(asked)}
          location={location}
          failure={<SectionError what="The list of what you chose" reason={failureReason(error)} onRetry={retry} />}
        />
      )}
    >
      <ContentWithChosen asked={asked} location={location} />
    </WithData>
  )
}

/** The context in the address, or in a form that came back. */
const useAskedContext = () => {
  const submitted = useContext(SubmittedFormContext)
  const [params] = useSearchParams()
  const inAddress = readContext((name) => params.get(name))
  return isEmpty(inAddress) && submitted ? readContext((name) => submitted.values[formName(name)]) : inAddress
}

/** The form needs no data: when the query beside it fails, the form stays. */
export const ContactContent = () => {
  const submitted = useContext(SubmittedFormContext)
  const asked = useAskedContext()
  const withoutData = (failure?: ReactNode) => (
    <WithData pending={PENDING} fallback={(_error, retry) => <ErrorMessage heading="h2" onRetry={retry} />}>
      <Content chosen={withoutFigures(asked)} failure={failure} />
    </WithData>
  )
  if (submitted?.withoutData) return withoutData()
  return (
    <WithData
      pending={PENDING}
      fallback={(error, retry) =>
        withoutData(<SectionError what="Our address" reason={failureReason(error)} onRetry={retry} />)
      }
    >
      <ContentWithData asked={asked} />
    </WithData>
  )
}
