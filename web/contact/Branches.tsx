import { DEALER } from '#graph/dealer/dealer.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { useBranchesSuspenseQuery } from '#web/generated/graphql.ts'
import { SectionError } from '#web/shell/SectionError.tsx'
import { BranchCard } from './BranchCard.tsx'
import { thankYou } from './ThankYouPage.styles.ts'

const Cards = () => {
  const { locations } = useBranchesSuspenseQuery().data
  return DEALER.locationIds.thankYou
    .flatMap((branchId) => locations.find(({ id }) => id === branchId) ?? [])
    .map((location) => <BranchCard key={location.id} location={location} />)
}

export const Branches = () => (
  <section className={thankYou.branches} aria-labelledby="branches">
    <h2 id="branches" className={thankYou.subtitle}>
      Closer to you?
    </h2>
    <WithData
      pending={<div className={thankYou.pending} />}
      fallback={(error, retry) => (
        <SectionError what="Our other showrooms" reason={failureReason(error)} onRetry={retry} />
      )}
    >
      <div className={thankYou.branchGrid}>
        <Cards />
      </div>
    </WithData>
  </section>
)
