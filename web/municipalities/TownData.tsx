import type { ReactNode } from 'react'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { PendingSeo, Seo } from '#web/seo/Seo.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { nameOfSlug } from '#web/ui/format.ts'
import { UNAVAILABLE } from './content.ts'
import { townData } from './TownData.styles.ts'

const Pending = ({ slug }: { slug: string }) => (
  <div className={townData.pending} role="status" aria-busy="true" aria-label="Loading town">
    <PendingSeo title={`Golf carts in ${nameOfSlug(slug)}`} />
    <div className={townData.pendingHero} />
  </div>
)

const Unavailable = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <>
    <Seo title={UNAVAILABLE.title} description={UNAVAILABLE.description} keywords={UNAVAILABLE.keywords} noIndex />
    <ErrorState isPage title={UNAVAILABLE.title} reason={reason} onRetry={onRetry} />
  </>
)

/** The boundary in which the whole page of a town waits and fails. */
export const TownData = ({ slug, children }: { slug: string; children: ReactNode }) => (
  <QueryBoundary
    key={slug}
    isMain
    pending={<Pending slug={slug} />}
    fallback={(error, retry) => <Unavailable reason={failureReason(error)} onRetry={retry} />}
  >
    {children}
  </QueryBoundary>
)
