import { useLocation } from 'react-router'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { comparePage } from './ComparePage.styles.ts'
import { Comparison } from './Comparison.tsx'
import { COMPARE_PAGE, ON_PAPER } from './content.ts'
import { readComparison } from './readComparison.ts'

export const ComparePage = () => {
  const comparison = readComparison(useLocation().search)
  return (
    <div className={`${layout.page} ${comparePage.root}`}>
      <Seo {...COMPARE_PAGE} noIndex />
      <h1 id="title" className={comparePage.title}>
        Compare carts
      </h1>
      <QueryBoundary key={comparison.ids.join()} isMain failure="The carts didn't load">
        <Comparison {...comparison} />
      </QueryBoundary>
      <p className={comparePage.onPaper}>{ON_PAPER}</p>
    </div>
  )
}
