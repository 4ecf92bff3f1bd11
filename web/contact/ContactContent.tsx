import { type ReactNode, useContext } from 'react'
import { useSearchParams } from 'react-router'
import { DEALER, HOURS } from '#graph/dealer/dealer.ts'
import { SubmittedFormContext } from '#web/app/submittedForm.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { type ContactDetails_LocationFragment, useContactPageSuspenseQuery } from '#web/generated/graphql.ts'
import { HoursList } from '#web/opening-hours/HoursList.tsx'
import { OpenNow } from '#web/opening-hours/OpenNow.tsx'
import { ErrorMessage } from '#web/shell/ErrorMessage.tsx'
import { SectionError } from '#web/shell/SectionError.tsx'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import { contactPage } from './ContactPage.styles.ts'

const PENDING = <div className={contactPage.pending} role="status" aria-label="Loading the contact form" />

type ContentProps = {
  vehicle?: { id: string; name?: string }
  location?: ContactDetails_LocationFragment | null
  /** Shown instead of the location. */
  failure?: ReactNode
}

const Content = ({ vehicle, location, failure }: ContentProps) => {
  const submitted = useContext(SubmittedFormContext)
  return (
    <div className={`${layout.page} ${contactPage.columns}`}>
      <section aria-labelledby="write">
        <h2 id="write" className={contactPage.subtitle}>
          Send a message
        </h2>
        <ContactForm key={vehicle?.id} vehicle={vehicle} submitted={submitted} />
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

const ContentWithData = ({ vehicleId }: { vehicleId: string }) => {
  const { location, vehicle } = useContactPageSuspenseQuery({
    variables: { locationId: DEALER.mainLocationId, vehicleId, hasVehicle: vehicleId !== '' },
  }).data
  return <Content vehicle={vehicle ?? undefined} location={location} />
}

/** The form needs no data: when the query beside it fails, the form stays. */
export const ContactContent = () => {
  const submitted = useContext(SubmittedFormContext)
  const [params] = useSearchParams()
  const vehicleId = params.get('vehicle') ?? submitted?.values.vehicleId ?? ''
  const withoutData = (failure?: ReactNode) => (
    <WithData pending={PENDING} fallback={(_error, retry) => <ErrorMessage heading="h2" onRetry={retry} />}>
      <Content vehicle={vehicleId ? { id: vehicleId } : undefined} failure={failure} />
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
      <ContentWithData vehicleId={vehicleId} />
    </WithData>
  )
}
