import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { IS_SERVER } from '#web/environment/isServer.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { message } from './ui.styles.ts'

type Props = {
  /** For instance "The prices did not load". */
  title: string
  /** Why, in words for visitors. */
  reason?: string
  /** Tries again in the browser; on the server a link does. */
  onRetry?: () => void
  /** Whether it stands in a template, for a script that tries again. */
  isTemplate?: boolean
  /** Whether it stands in place of a page, or else of a section. */
  isPage?: boolean
  /** More about the error. */
  children?: ReactNode
}

/** Shown in place of what did not load. */
export const ErrorState = ({ title, reason, onRetry, isTemplate, isPage = false, children }: Props) => {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={isPage ? `${layout.page} ${message.root}` : message.section} role="alert">
      <Heading id={isPage ? 'title' : undefined} className={isPage ? layout.h1 : message.subtitle}>
        {title}
      </Heading>
      <p className={isPage ? message.text : undefined}>
        {reason && `${reason}. `}
        Try again in a minute, or call us at <a href={DEALER.lines.main.href}>{DEALER.lines.main.label}</a>.
      </p>
      {children}
      <TryAgain onRetry={onRetry} isTemplate={isTemplate} />
    </div>
  )
}

/** Repeats a failed query. In the server's HTML it is a link to the same address, which works without scripts. */
export const TryAgain = ({ onRetry, isTemplate }: { onRetry?: () => void; isTemplate?: boolean }) => {
  const { pathname, search } = useLocation()
  const retry = () => {
    // The button goes with the message in which it stands, and would take the focus along.
    document.querySelector('main')?.focus({ preventScroll: true })
    onRetry?.()
  }
  if (!IS_SERVER || isTemplate) {
    return (
      <button type="button" className={button({ variant: 'outline' })} onClick={retry}>
        Try again
      </button>
    )
  }
  // A link with a target is the browser's, which asks the server.
  return (
    <a className={button({ variant: 'outline' })} href={pathname + search} target="_self">
      Try again
    </a>
  )
}
