import { DEALER } from '#graph/dealer/dealer.ts'
import { WithData } from '#web/app/data.tsx'
import { useBranchesSuspenseQuery } from '#web/generated/graphql.ts'
import { BranchCard } from './BranchCard.tsx'
import { thankYou } from './ThankYouPage.styles.ts'

const Cards = () => {
  const { locations } = useBranchesSuspenseQuery().data
  return DEALER.locationIds.thankYou
    .flatMap((branchId) => locations.find(({ id }) => id === branchId) ?? [])
    .map((location) => <BranchCard key={location.id} location={location} />)
}

/** The page thanks without it, so a failed query leaves the section out. */
export const Branches = () => (
  <WithData pending={<div className={thankYou.pending} />} fallback={() => null}>
    <section className={thankYou.branches} aria-labelledby="branches">
      <h2 id="branches" className={thankYou.subtitle}>
        Closer to you?
      </h2>
      <div className={thankYou.branchGrid}>
        <Cards />
      </div>
    </section>
  </WithData>
)
