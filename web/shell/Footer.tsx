import { useEffect, useRef } from 'react'
import { served } from '#web/islands/served.tsx'
import { BREAKPOINTS } from '#web/theme/breakpoints.ts'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { footer } from './Footer.styles.ts'

export const FOOTER_ID = 'footer'

const FooterContent = served(
  lazyPart(async () => (await import('./FooterContent.tsx')).FooterContent),
  { isEverywhere: true, pending: null },
)

/** Its columns stand open on wide screens; on small ones they are disclosure rows, open until scripts fold them. */
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
    <footer ref={element} id={FOOTER_ID} tabIndex={-1} className={footer.root} data-on="forest">
      <FooterContent />
    </footer>
  )
}
