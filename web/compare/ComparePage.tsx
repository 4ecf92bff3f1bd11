import { useLocation } from 'react-router'
import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { SectionError } from '#web/shell/SectionError.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { comparePage } from './ComparePage.styles.ts'
import { Comparison } from './Comparison.tsx'
import { COMPARE_PAGE, ON_PAPER } from './content.ts'
import { readComparison } from './readComparison.ts'

export const ComparePage = () => {
  const { search } = useLocation()
  return (
    <div className={`${layout.page} ${comparePage.root}`}>
      <Seo {...COMPARE_PAGE} noIndex />
      <h1 className={comparePage.title}>Compare carts</h1>
      <WithData
        key={search}
        isMain
        fallback={(error, retry) => <SectionError what="The carts" reason={failureReason(error)} onRetry={retry} />}
      >
        <Comparison {...readComparison(search)} />
      </WithData>
      <p className={comparePage.onPaper}>{ON_PAPER}</p>
    </div>
  )
}
