import type { ReactNode } from 'react'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { HttpStatus } from '#web/environment/httpStatus.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { ButtonLink } from '#web/ui/links.tsx'
import { message } from '#web/ui/ui.styles.ts'
import { NOT_FOUND, UNAVAILABLE } from './content.ts'

/** The boundary in which the whole page of a town fails. */
export const TownBoundary = ({ slug, children }: { slug: string; children: ReactNode }) => (
  <QueryBoundary
    key={slug}
    isMain
    fallback={(error) => (
      <>
        <Seo {...UNAVAILABLE} noIndex />
        <ErrorState isPage title={UNAVAILABLE.title} reason={failureReason(error)} />
      </>
    )}
  >
    {children}
  </QueryBoundary>
)

export const TownNotFound = () => (
  <div className={`${layout.page} ${message.root}`}>
    <HttpStatus code={404} />
    <Seo title={NOT_FOUND.title} description={NOT_FOUND.description} keywords={NOT_FOUND.keywords} noIndex />
    <h1 id="title" className={layout.h1}>
      {NOT_FOUND.title}
    </h1>
    <p className={message.text}>{NOT_FOUND.text}</p>
    <div className={message.actions}>
      <ButtonLink href="/inventory">View Inventory</ButtonLink>
      <ButtonLink variant="outline" href="/about">
        See the towns we serve
      </ButtonLink>
    </div>
  </div>
)
