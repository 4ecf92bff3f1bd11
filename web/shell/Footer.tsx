import { useEffect, useRef } from 'react'
import { withoutHydration } from '#web/islands/withoutHydration.tsx'
import { BREAKPOINTS } from '#web/theme/constants.ts'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'
import { footer } from './Footer.styles.ts'

const FooterContent = withoutHydration(
  lazyWithBoundary(async () => (await import('./FooterContent.tsx')).FooterContent),
  { isOnEveryPage: true, pending: null },
)

/** Columns on wide screens; on small ones disclosure rows, which are open until scripts fold them. */
export const Footer = () => {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${BREAKPOINTS.md})`)
    const fold = () => {
      for (const column of element.current!.querySelectorAll('details')) column.open = wide.matches
    }
    fold()
    wide.addEventListener('change', fold)
    return () => wide.removeEventListener('change', fold)
  }, [])

  return (
    <footer ref={element} className={footer.root} data-on="forest">
      <FooterContent />
    </footer>
  )
}
