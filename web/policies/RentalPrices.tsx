import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useRentalPricesSuspenseQuery } from '#web/generated/graphql.ts'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { RentalPriceTable } from './RentalPriceTable.tsx'

/** The STANDARD list, as on the rentals page; the rental pages of towns print another list. */
const Prices = () => <RentalPriceTable plans={useRentalPricesSuspenseQuery().data.rentalPlans} />

export const RentalPrices = () => (
  <QueryBoundary
    pending={<div className={documentStyles.pending} />}
    fallback={(error, retry) => (
      <ErrorState title="The prices didn't load" reason={failureReason(error)} onRetry={retry} />
    )}
  >
    <Prices />
  </QueryBoundary>
)
