import { isDeepStrictEqual } from 'node:util'
import type { ContactSubmission } from '#graph/contact/contact-submission.rules.ts'
import type { NewInquiry } from '#graph/contact/inquiries/inquiry-store.ts'
import type { InquiryContext } from './inquiry-context.ts'

type Chosen = Pick<NewInquiry, 'vehicleId' | 'context'>

/**
 * Whether two inquiries were sent with the same choice. Prices and names may have changed between them, and a thing may
 * have left the catalogue: `resent` then names it by the word that it was asked for by.
 */
export function isSameContext(stored: Chosen, resent: Chosen, { vehicleId, context }: ContactSubmission): boolean {
  const asked = [vehicleId, ...(context?.compared ?? []), context?.rental?.town]
  const [before, now] = [namesIn(stored), namesIn(resent)]
  const sameNames =
    before.length === now.length &&
    before.every((name, index) => [now[index], asked[index] || undefined].includes(name))
  return sameNames && isDeepStrictEqual(figuresIn(stored.context), figuresIn(resent.context))
}

const namesIn = ({ vehicleId, context }: Chosen) => [
  vehicleId ?? context?.unlistedVehicle,
  ...(context?.compared ?? []).map(({ id }) => id),
  context?.rental?.town?.slug,
]

/** The visitor's own figures. */
function figuresIn(context: InquiryContext | null) {
  const { estimate, rental } = context ?? {}
  return [
    [estimate?.downPayment, estimate?.months, estimate?.ratePercent],
    [rental?.cart, rental?.days, rental?.priceList, rental?.deliveryMiles],
  ]
}
