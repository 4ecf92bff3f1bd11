import { useLocation } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Bookmark, ChevronDown, Columns, Menu, Phone } from '#web/ui/icons.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { aboutMenu } from './deferred.styles.ts'
import { ABOUT_LINKS, CONTACT, FOOTER_ID, isCurrent, NAV_LINKS, type SiteLink, STREET_LEGAL } from './links.ts'
import { navBar } from './shell.styles.ts'
import { MENU_ID } from './startShell.ts'

const IN_ABOUT = [...ABOUT_LINKS, STREET_LEGAL]
const BEFORE_ABOUT = NAV_LINKS.filter((link) => link !== CONTACT)

/** Links of a list, of which that to the page itself is marked. */
export const NavLinks = ({ links, className }: { links: SiteLink[]; className?: string }) => {
  const { pathname } = useLocation()
  return links.map((link) => (
    <li key={link.href}>
      <a className={className} href={link.href} aria-current={isCurrent(link, pathname) ? 'page' : undefined}>
        {link.label}
      </a>
    </li>
  ))
}

export const NavBar = () => (
  <header className={navBar.bar}>
    <div className={navBar.inner}>
      <div className={`${layout.page} ${navBar.row}`}>
        <a className={navBar.brand} href="/" aria-label={`${DEALER.name}, home`}>
          <Logo />
          <span>{DEALER.shortName}</span>
        </a>
        <nav aria-label="Main" className={navBar.nav}>
          <ul className={navBar.links}>
            <NavLinks links={BEFORE_ABOUT} className={navBar.link} />
            <li>
              <AboutMenu />
            </li>
            <NavLinks links={[CONTACT]} className={navBar.link} />
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

/** A disclosure that opens without scripts; scripts close it on Escape and on a click elsewhere. */
const AboutMenu = () => {
  const { pathname } = useLocation()
  const isOpenPage = IN_ABOUT.some((link) => isCurrent(link, pathname))
  return (
    <details className={aboutMenu.root}>
      <summary className={`${navBar.link} ${navBar.about}`} aria-current={isOpenPage ? 'true' : undefined}>
        About
        <ChevronDown />
      </summary>
      <ul className={aboutMenu.list}>
        <NavLinks links={IN_ABOUT} className={aboutMenu.item} />
      </ul>
    </details>
  )
}

/** Saved carts, comparison and phone. Styles add the numbers of carts, which scripts take from the browser's storage. */
const HeaderTools = () => (
  <div className={navBar.tools}>
    <a className={navBar.tool} href="/saved">
      <Bookmark />
      <span>Saved</span>
    </a>
    <a className={navBar.tool} href="/compare">
      <Columns />
      <span>Compare</span>
    </a>
    <a className={`${button({ size: 'sm' })} ${navBar.call}`} href={DEALER.lines.main.href}>
      <Phone />
      <span>Call Now</span>
    </a>
  </div>
)
