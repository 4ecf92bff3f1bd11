import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { mobileMenu } from './MobileMenu.styles.ts'

const loadDrawer = () => import('./MenuDrawer.tsx')
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }))

const icon = <Menu strokeWidth={1.75} aria-hidden="true" />

export const MobileMenu = () => {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <div className={mobileMenu.root}>
      <button
        type="button"
        className={`${mobileMenu.target} ${mobileMenu.withScripts}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label="Menu"
        onPointerDown={loadDrawer}
        onClick={open}
      >
        {icon}
      </button>
      <noscript>
        {/* The footer holds every link. */}
        <a className={mobileMenu.target} href="#footer" aria-label="Menu">
          {icon}
        </a>
      </noscript>
      {isWanted && (
        <Suspense>
          <MenuDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
