import type { ReactNode } from 'react'
import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { message } from '#web/shell/message.styles.ts'
import { TryAgain } from '#web/shell/TryAgain.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { UNAVAILABLE } from './content.ts'
import { townData } from './TownData.styles.ts'

const pending = (
  <div className={townData.pending} role="status" aria-busy="true" aria-label="Loading town">
    <div className={townData.pendingHero} />
  </div>
)

const Unavailable = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <div className={`${layout.page} ${message.root}`} role="alert">
    <Seo title={UNAVAILABLE.title} description={UNAVAILABLE.description} keywords={UNAVAILABLE.keywords} noIndex />
    <h1 className={message.title}>{UNAVAILABLE.title}</h1>
    <p className={message.text}>
      {reason}. {UNAVAILABLE.text}
    </p>
    <div className={message.actions}>
      <TryAgain look="primary" onRetry={onRetry} />
      <a className={button({ look: 'outline' })} href="/inventory">
        View Inventory
      </a>
    </div>
  </div>
)

/** The boundary in which the whole page of a town waits and fails. */
export const TownData = ({ slug, children }: { slug: string; children: ReactNode }) => (
  <WithData
    key={slug}
    isMain
    pending={pending}
    fallback={(error, retry) => <Unavailable reason={failureReason(error)} onRetry={retry} />}
  >
    {children}
  </WithData>
)
