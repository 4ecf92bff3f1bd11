import '#web/theme/reset.css'
import '#web/theme/fonts.css'
import '#web/theme/paper.css'
import type { ReactNode } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { hoursLines } from '#graph/shared/hours-lines.ts'
import { useSite } from '#web/environment/site.ts'
import { ShortlistBar } from '#web/shortlist/Shortlist.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ChevronDown, X } from '#web/ui/icons.tsx'
import { ExternalAnchor } from '#web/ui/links.tsx'
import { HoursList, OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { footer, mobileMenu, staleLine } from './deferred.styles.ts'
import {
  ABOUT_LINKS,
  COMPANY_LINKS,
  FOOTER_ID,
  LEGAL_LINKS,
  NAV_LINKS,
  POLICY_LINKS,
  SELL_OR_TRADE,
  SHOP_LINKS,
  type SiteLink,
  STREET_LEGAL,
} from './links.ts'
import { NavBar, NavLinks } from './NavBar.tsx'
import { shell } from './shell.styles.ts'
import { MENU_ID, STALE_ID } from './startShell.ts'

const MAIN_ID = 'main'

export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <a className={shell.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
    <StaleLine />
    <Notice />
    <NavBar />
    <MobileMenu />
    {/* Named by the heading of each page. */}
    <main id={MAIN_ID} aria-labelledby="title" tabIndex={-1} className={shell.main}>
      {children}
    </main>
    <Footer />
    <ShortlistBar />
  </>
)

/** Shown where a page in use has become old (`reloadOnReturn`): loading it again would lose what was typed. */
const StaleLine = () => (
  <div id={STALE_ID} className={staleLine.root} role="alert" hidden>
    Prices may have changed since you opened this page.
    <button type="button">Reload</button>
  </div>
)

const Notice = () => {
  const { notice } = useSite()
  return notice ? (
    <aside className={shell.notice} aria-label="Notice">
      {notice}
    </aside>
  ) : null
}

/** A drawer that opens and closes without scripts; scripts keep the focus in it, and close it when a link is followed. */
const MobileMenu = () => (
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
        <ul>
          <NavLinks links={[...NAV_LINKS, STREET_LEGAL, SELL_OR_TRADE]} />
        </ul>
        <p>About</p>
        <ul>
          <NavLinks links={ABOUT_LINKS} />
        </ul>
      </nav>
      <a className={button({ variant: 'outline', wide: true })} href={DEALER.lines.main.href}>
        {`Call ${DEALER.lines.main.label}`}
      </a>
    </div>
  </dialog>
)

const { address, lines, email, name, serviceRadius, state } = DEALER

/** Columns on wide screens; on small ones disclosure rows, which are open until scripts fold them (`startShell`). */
const Footer = () => (
  <footer id={FOOTER_ID} className={footer.root} data-on="forest">
    <div className={`${layout.page} ${footer.columns}`}>
      <div className={footer.visit}>
        <p className={footer.name}>{name}</p>
        <p>
          {address.street}
          <br />
          {`${address.city}, ${address.state} ${address.zip}`}
        </p>
        <p>
          <a href={lines.main.href}>{lines.main.label}</a>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <OpenNow />
        <HoursList lines={hoursLines(useSite().week)} className={footer.hours} />
        <p>
          {`Service and rentals within ${serviceRadius.label} of ${address.city}. We deliver carts all over ${state}.`}
        </p>
      </div>
      <FooterColumn title="Shop" links={SHOP_LINKS} />
      <FooterColumn title="Company" links={COMPANY_LINKS} />
      <FooterColumn title="Policies" links={POLICY_LINKS} />
    </div>
    <div className={layout.page}>
      <div className={footer.closing}>
        <p>{`© ${name}. In business since ${DEALER.claims.founded}.`}</p>
        <ul className={footer.legal}>
          <NavLinks links={LEGAL_LINKS} />
        </ul>
      </div>
    </div>
  </footer>
)

const FooterColumn = ({ title, links }: { title: string; links: SiteLink[] }) => (
  <details className={footer.column} open>
    <summary className={footer.title}>
      {title}
      <ChevronDown />
    </summary>
    <ul>
      {links.map(({ href, label, isExternal }) => (
        <li key={href}>
          {isExternal ? <ExternalAnchor href={href}>{label}</ExternalAnchor> : <a href={href}>{label}</a>}
        </li>
      ))}
    </ul>
  </details>
)
