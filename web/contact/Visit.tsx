import { DEALER } from '#graph/dealer/dealer.ts'
import type { RequestKind } from '#graph/dealer/reasons.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useVisitSuspenseQuery } from '#web/generated/graphql.ts'
import type { InquiryContext } from '#web/parts/contactPath.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { placeOf } from '#web/ui/format.ts'
import { MapPin } from '#web/ui/icons.tsx'
import { faceNamed } from './faces.ts'
import { thankYou } from './ThankYouPage.styles.ts'

type Props = { face: RequestKind; context: InquiryContext }

/** Where an inquiry leads: the chosen showroom, that of the cart, or the main one. */
const usePlace = ({ vehicle, testDrive }: InquiryContext) => {
  const chosen = testDrive?.showroom
  const variables = {
    vehicleId: vehicle ?? '',
    hasVehicle: Boolean(testDrive && vehicle && !chosen),
    locationId: chosen ?? DEALER.mainLocationId,
  }
  const { vehicle: found, location } = useVisitSuspenseQuery({ variables }).data
  return found?.location ?? location
}

const Place = ({ context }: Pick<Props, 'context'>) => {
  const place = usePlace(context)
  if (!place) return null
  return (
    <>
      <p>
        {placeOf(place.name)}
        <br />
        {place.address}
      </p>
      <a className={button({ variant: 'outline' })} href={place.mapUrl} target="_blank" rel="noopener">
        <MapPin />
        Open the map
      </a>
    </>
  )
}

/** The heading over the place to go to; undefined where the request ends in no visit, or names no place yet. */
export const visitOf = (face: RequestKind, { answers, testDrive }: InquiryContext) =>
  answers?.transport === 'pick-up' || (face === 'testDrive' && !testDrive) ? undefined : faceNamed(face).visit

/** Where to go, for a request that ends in a visit. */
export const Visit = ({ face, context }: Props) => {
  const visit = visitOf(face, context)
  if (!visit) return null
  const { town, miles } = context.rental ?? {}
  const isDelivered = Boolean(town || miles)
  return (
    <section className={`${card({ padded: true })} ${thankYou.visit}`} aria-labelledby="visit">
      <h2 id="visit" className={thankYou.cardTitle}>
        {isDelivered ? 'We deliver it' : visit}
      </h2>
      {!isDelivered && (
        <QueryBoundary fallback={() => null}>
          <Place context={context} />
        </QueryBoundary>
      )}
    </section>
  )
}
