import { ChevronDown, ExternalLink } from 'lucide-react'
import { footer } from './Footer.styles.ts'
import type { SiteLink } from './links.ts'

type Props = {
  title: string
  links: SiteLink[]
  /** For a long list: two columns on wide screens. */
  isWide?: boolean
}

export const FooterColumn = ({ title, links, isWide }: Props) => (
  // `Footer` opens and folds it, past React.
  <details className={isWide ? footer.wideColumn : footer.column} open suppressHydrationWarning>
    <summary className={footer.title}>
      {title}
      <ChevronDown strokeWidth={1.75} aria-hidden="true" />
    </summary>
    <ul>
      {links.map(({ href, label, isExternal }) => (
        <li key={href}>
          {isExternal ? (
            <a className={footer.link} href={href} target="_blank" rel="noopener">
              {label}
              <ExternalLink strokeWidth={1.75} aria-label="(opens in a new tab)" role="img" />
            </a>
          ) : (
            <a className={footer.link} href={href}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  </details>
)
