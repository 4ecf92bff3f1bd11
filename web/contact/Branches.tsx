import { DEALER } from '#graph/dealer/dealer.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useBranchesSuspenseQuery } from '#web/generated/graphql.ts'
import { card } from '#web/theme/card.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { phoneHref } from '#web/ui/format.ts'
import { thankYou } from './ThankYouPage.styles.ts'

const Cards = () => {
  const { locations } = useBranchesSuspenseQuery().data
  return DEALER.locationIds.thankYou
    .flatMap((branchId) => locations.find(({ id }) => id === branchId) ?? [])
    .map(({ id, name, address, phone }) => (
      <div key={id} className={card({ padded: true })}>
        <h3 className={thankYou.branchName}>{name}</h3>
        <p className={thankYou.branchText}>{address}</p>
        <a className={thankYou.branchLink} href={phoneHref(phone)}>
          {phone}
        </a>
      </div>
    ))
}

export const Branches = () => (
  <section className={thankYou.branches} aria-labelledby="branches">
    <h2 id="branches" className={thankYou.subtitle}>
      Closer to you?
    </h2>
    <QueryBoundary
      pending={<div className={thankYou.pending} />}
      fallback={(error, retry) => (
        <ErrorState title="Our other showrooms didn't load" reason={failureReason(error)} onRetry={retry} />
      )}
    >
      <div className={thankYou.branchGrid}>
        <Cards />
      </div>
    </QueryBoundary>
  </section>
)
