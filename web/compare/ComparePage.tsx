import { useLocation } from 'react-router'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { comparePage } from './ComparePage.styles.ts'
import { Comparison } from './Comparison.tsx'
import { COMPARE_PAGE, ON_PAPER } from './content.ts'
import { readComparison } from './readComparison.ts'

export const ComparePage = () => {
  const comparison = readComparison(useLocation().search)
  return (
    <div className={`${layout.page} ${comparePage.root}`}>
      <Seo {...COMPARE_PAGE} noIndex />
      <h1 className={comparePage.title}>Compare carts</h1>
      <QueryBoundary
        key={comparison.ids.join()}
        isMain
        fallback={(error, retry) => (
          <ErrorState title="The carts didn't load" reason={failureReason(error)} onRetry={retry} />
        )}
      >
        <Comparison {...comparison} />
      </QueryBoundary>
      <p className={comparePage.onPaper}>{ON_PAPER}</p>
    </div>
  )
}
