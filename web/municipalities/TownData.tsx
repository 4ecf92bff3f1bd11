import type { ReactNode } from 'react'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { UNAVAILABLE } from './content.ts'

const Unavailable = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <>
    <Seo title={UNAVAILABLE.title} description={UNAVAILABLE.description} keywords={UNAVAILABLE.keywords} noIndex />
    <ErrorState isPage title={UNAVAILABLE.title} reason={reason} onRetry={onRetry} />
  </>
)

/** The boundary in which the whole page of a town fails. */
export const TownData = ({ slug, children }: { slug: string; children: ReactNode }) => (
  <QueryBoundary
    key={slug}
    isMain
    fallback={(error, retry) => <Unavailable reason={failureReason(error)} onRetry={retry} />}
  >
    {children}
  </QueryBoundary>
)
