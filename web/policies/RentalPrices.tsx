import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { useRentalPricesSuspenseQuery } from '#web/generated/graphql.ts'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { PricesMissing } from './PricesMissing.tsx'
import { RentalPriceTable } from './RentalPriceTable.tsx'

/** The STANDARD list: the rental policy agrees with the rentals page, the town rental pages print another list. */
const Prices = () => <RentalPriceTable plans={useRentalPricesSuspenseQuery().data.rentalPlans} />

export const RentalPrices = () => (
  <WithData
    pending={<div className={documentStyles.pending} />}
    fallback={(error, retry) => <PricesMissing reason={failureReason(error)} onRetry={retry} />}
  >
    <Prices />
  </WithData>
)
