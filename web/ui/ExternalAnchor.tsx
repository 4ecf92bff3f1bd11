import type { ReactNode } from 'react'
import { ExternalLink } from './shellIcons.tsx'

/** A link that opens in a new tab, and says so. */
export const ExternalAnchor = ({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) => (
  <a className={className} href={href} target="_blank" rel="noopener">
    {children}
    <ExternalLink label="(opens in a new tab)" />
  </a>
)
