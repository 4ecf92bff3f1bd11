import { WithData } from '#web/app/data.tsx'
import { useBranchesSuspenseQuery } from '#web/generated/graphql.ts'
import { BranchCard } from './BranchCard.tsx'
import { BRANCH_IDS } from './content.ts'
import { thankYou } from './ThankYouPage.styles.ts'

const Cards = () => {
  const { locations } = useBranchesSuspenseQuery().data
  return locations
    .filter(({ id }) => BRANCH_IDS.includes(id))
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
