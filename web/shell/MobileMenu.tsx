import { useEffect, useState } from 'react'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'
import { Menu } from '#web/ui/shellIcons.tsx'
import { FOOTER_ID } from './Footer.tsx'
import type { MenuDrawer as Drawer } from './MenuDrawer.tsx'
import { mobileMenu } from './MobileMenu.styles.ts'

const loadDrawer = async (): Promise<typeof Drawer> => (await import('./MenuDrawer.tsx')).MenuDrawer

/** Leads to the footer, which has every link, when the drawer does not load. */
const FooterInstead = ({ onShown }: { onShown: () => void }) => {
  useEffect(() => {
    const footer = document.getElementById(FOOTER_ID)!
    for (const column of footer.querySelectorAll('details')) column.open = true
    footer.focus({ preventScroll: true })
    footer.scrollIntoView()
    onShown()
  }, [onShown])
  return null
}

type DrawerProps = { isOpen: boolean; onClose: () => void; onMissing: () => void }

const MenuDrawer = lazyWithBoundary<DrawerProps>(loadDrawer, {
  pending: null,
  fallback: ({ onMissing }) => <FooterInstead onShown={onMissing} />,
})

const icon = <Menu />

export const MobileMenu = () => {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const prepare = () =>
    void loadDrawer().then(
      () => setLoaded(true),
      () => {},
    )
  const open = () => {
    prepare()
    setWanted(true)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const giveUp = () => {
    setWanted(false)
    setOpen(false)
  }
  return (
    <div className={mobileMenu.root}>
      <button
        type="button"
        className={`${mobileMenu.target} ${mobileMenu.withScripts}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={(isOpen && !isLoaded) || undefined}
        aria-label="Menu"
        onPointerDown={prepare}
        onClick={open}
      >
        {icon}
      </button>
      <noscript>
        <a className={mobileMenu.target} href={`#${FOOTER_ID}`} aria-label="Menu">
          {icon}
        </a>
      </noscript>
      {isWanted && <MenuDrawer isOpen={isOpen} onClose={close} onMissing={giveUp} />}
    </div>
  )
}
