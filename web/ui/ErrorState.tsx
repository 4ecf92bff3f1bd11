import type { ReactNode } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { message } from './message.styles.ts'
import { TryAgain } from './TryAgain.tsx'

type Props = {
  /** For instance "The prices did not load". */
  title: string
  /** Why, in words for visitors. */
  reason?: string
  /** Tries again in the browser; on the server a link does. */
  onRetry?: () => void
  /** Whether it stands in place of a page, or else of a section. */
  isPage?: boolean
  /** More about the error. */
  children?: ReactNode
}

/** Shown in place of what did not load. */
export const ErrorState = ({ title, reason, onRetry, isPage = false, children }: Props) => {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={isPage ? `${layout.page} ${message.root}` : message.section} role="alert">
      <Heading id={isPage ? 'title' : undefined} className={isPage ? message.title : message.subtitle}>
        {title}
      </Heading>
      <p className={isPage ? message.text : undefined}>
        {reason && `${reason}. `}
        Try again in a minute, or call us at <a href={DEALER.lines.main.href}>{DEALER.lines.main.label}</a>.
      </p>
      {children}
      <TryAgain onRetry={onRetry} />
    </div>
  )
}
