import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { BREAKPOINTS } from '#web/theme/breakpoints.ts'
import { footer } from './Footer.styles.ts'
import type { SiteLink } from './links.ts'

/** A column on wide screens; a disclosure row on small ones, open until scripts fold it. */
export const FooterColumn = ({ title, links }: { title: string; links: SiteLink[] }) => {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${BREAKPOINTS.md})`)
    const follow = () => setOpen(wide.matches)
    follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [])

  return (
    <details className={footer.column} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={footer.title}>
        {title}
        <ChevronDown strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a className={footer.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
