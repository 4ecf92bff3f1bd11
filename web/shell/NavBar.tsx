import { useLocation } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { Menu } from '#web/ui/shellIcons.tsx'
import { AboutMenu } from './AboutMenu.tsx'
import { FOOTER_ID } from './footerLinks.ts'
import { HeaderTools } from './HeaderTools.tsx'
import { isCurrent, NAV_LINKS } from './links.ts'
import { MENU_ID } from './menuId.ts'
import { navBar } from './NavBar.styles.ts'

const CONTACT = NAV_LINKS.filter(({ href }) => href === '/contact')
const BEFORE_ABOUT = NAV_LINKS.filter((link) => !CONTACT.includes(link))

export const NavBar = () => {
  const { pathname } = useLocation()
  const navLink = (link: (typeof NAV_LINKS)[number]) => (
    <li key={link.href}>
      <a className={navBar.link} href={link.href} aria-current={isCurrent(link, pathname) ? 'page' : undefined}>
        {link.label}
      </a>
    </li>
  )
  return (
    <header className={navBar.bar}>
      <div className={navBar.inner}>
        <div className={`${layout.page} ${navBar.row}`}>
          <a className={navBar.brand} href="/" aria-label={`${DEALER.name}, home`}>
            <Logo />
            <span>{DEALER.shortName}</span>
          </a>
          <nav aria-label="Main" className={navBar.nav}>
            <ul className={navBar.links}>
              {BEFORE_ABOUT.map(navLink)}
              <li>
                <AboutMenu />
              </li>
              {CONTACT.map(navLink)}
            </ul>
          </nav>
          <HeaderTools />
          <button
            type="button"
            className={`${navBar.menu} ${navBar.opensMenu}`}
            popoverTarget={MENU_ID}
            aria-haspopup="dialog"
            aria-label="Menu"
          >
            <Menu />
          </button>
          <a href={`#${FOOTER_ID}`} className={`${navBar.menu} ${navBar.toFooter}`} aria-label="All pages">
            <Menu />
          </a>
        </div>
      </div>
    </header>
  )
}
