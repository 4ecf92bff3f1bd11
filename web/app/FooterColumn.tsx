import { ChevronDown, ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { BREAKPOINTS } from '#web/theme/breakpoints.ts'
import { footer } from './Footer.styles.ts'
import type { SiteLink } from './links.ts'

type Props = {
  title: string
  links: SiteLink[]
  /** For a long list: two columns on wide screens. */
  isWide?: boolean
}

/** A column on wide screens; a disclosure row on small ones, open until scripts fold it. */
export const FooterColumn = ({ title, links, isWide }: Props) => {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${BREAKPOINTS.md})`)
    const follow = () => setOpen(wide.matches)
    follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [])

  return (
    <details
      className={isWide ? footer.wideColumn : footer.column}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
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
}
