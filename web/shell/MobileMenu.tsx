import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { useOverlayEntry } from '#web/navigation/useOverlayEntry.ts'
import { button } from '#web/theme/button.styles.ts'
import { X } from '#web/ui/shellIcons.tsx'
import { ABOUT_LINKS, isCurrent, NAV_LINKS, type SiteLink, YOUR_CARTS } from './links.ts'
import { mobileMenu } from './MobileMenu.styles.ts'

export const MENU_ID = 'menu'

/** A drawer that opens and closes without scripts; scripts keep the focus in it, and close it on Back and when a link is followed. */
export const MobileMenu = () => {
  const { pathname } = useLocation()
  const menu = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => menu.current!.hidePopover()
  // Later, because the page of the link first replaces the menu's entry in the history.
  const closeLater = () => void setTimeout(close)
  useOverlayEntry(isOpen, close)

  const follow = (isOpening: boolean) => {
    setOpen(isOpening)
    for (const part of menu.current!.parentElement!.children) {
      if (part !== menu.current) (part as HTMLElement).inert = isOpening
    }
  }
  // The visitor may have opened the menu before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useEffect(() => {
    if (menu.current!.matches(':popover-open')) follow(true)
  }, [])

  const items = (links: SiteLink[]) => (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={isCurrent(link, pathname) ? 'page' : undefined} onClick={closeLater}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <dialog
      ref={menu}
      id={MENU_ID}
      popover="auto"
      className={mobileMenu.drawer}
      aria-label="Menu"
      onBeforeToggle={({ newState }) => follow(newState === 'open')}
    >
      <div className={mobileMenu.head}>
        <p>Menu</p>
        <button
          type="button"
          className={mobileMenu.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <X />
        </button>
      </div>
      <div className={mobileMenu.body}>
        <nav aria-label="Menu">
          {items(NAV_LINKS)}
          <p>Your carts</p>
          {items(YOUR_CARTS)}
          <p>About</p>
          {items(ABOUT_LINKS)}
        </nav>
        <a className={button({ wide: true })} href={DEALER.lines.main.href}>
          Call {DEALER.lines.main.label}
        </a>
      </div>
    </dialog>
  )
}
