import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ButtonLink } from './links.tsx'
import { message } from './ui.styles.ts'

type Props = {
  title: string
  reason?: string
  /** Whether it stands in a template, for a script that tries again. */
  isTemplate?: boolean
  /** Whether it stands in place of a page, or else of a section. */
  isPage?: boolean
  children?: ReactNode
}

/** Shown in place of what did not load. */
export const ErrorState = ({ title, reason, isTemplate, isPage = false, children }: Props) => {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div
      className={isPage ? `${layout.page} ${message.root}` : `${card({ padded: true })} ${message.section}`}
      role="alert"
    >
      <Heading id={isPage ? 'title' : undefined} className={isPage ? layout.h1 : message.subtitle}>
        {title}
      </Heading>
      <p className={isPage ? message.text : undefined}>
        {reason && `${reason}. `}
        Try again in a minute, or call us at <a href={DEALER.lines.main.href}>{DEALER.lines.main.label}</a>.
      </p>
      {children}
      <TryAgain isTemplate={isTemplate} />
    </div>
  )
}

/** Repeats a failed query: a link to the same address, which works without scripts; in a template a button, for its script. */
export const TryAgain = ({ isTemplate }: { isTemplate?: boolean }) => {
  const { pathname, search } = useLocation()
  if (isTemplate) {
    return (
      <button type="button" className={button({ variant: 'outline' })}>
        Try again
      </button>
    )
  }
  // A link with a target is the browser's, which asks the server.
  return (
    <ButtonLink variant="outline" href={pathname + search} target="_self">
      Try again
    </ButtonLink>
  )
}
