import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { useRentalPricesSuspenseQuery } from '#web/generated/graphql.ts'
import { SectionError } from '#web/shell/SectionError.tsx'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { RentalPriceTable } from './RentalPriceTable.tsx'

/** The STANDARD list, as on the rentals page; the rental pages of towns print another list. */
const Prices = () => <RentalPriceTable plans={useRentalPricesSuspenseQuery().data.rentalPlans} />

export const RentalPrices = () => (
  <WithData
    pending={<div className={documentStyles.pending} />}
    fallback={(error, retry) => <SectionError what="The prices" reason={failureReason(error)} onRetry={retry} />}
  >
    <Prices />
  </WithData>
)
