import { useLocation } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { X } from '#web/ui/icons.tsx'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { mobileMenu } from './deferred.styles.ts'
import { ABOUT_LINKS, isCurrent, NAV_LINKS, SELL_OR_TRADE, type SiteLink, STREET_LEGAL } from './links.ts'
import { MENU_ID } from './startShell.ts'

/** A drawer that opens and closes without scripts; scripts keep the focus in it, and close it when a link is followed. */
export const MobileMenu = () => {
  const { pathname } = useLocation()
  const items = (links: SiteLink[]) => (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={isCurrent(link, pathname) ? 'page' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <dialog id={MENU_ID} popover="auto" className={mobileMenu.drawer} aria-label="Menu">
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
        <SearchForm id="menu-search" label="Find a cart" />
        <nav aria-label="Menu">
          {items([...NAV_LINKS, STREET_LEGAL, SELL_OR_TRADE])}
          <p>About</p>
          {items(ABOUT_LINKS)}
        </nav>
        <a className={button({ variant: 'outline', wide: true })} href={DEALER.lines.main.href}>
          {`Call ${DEALER.lines.main.label}`}
        </a>
      </div>
    </dialog>
  )
}
