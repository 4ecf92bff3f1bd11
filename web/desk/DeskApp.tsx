import type { ComponentType, ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { FOREST } from '#graph/dealer/look.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Logo } from '#web/ui/Logo.tsx'
import '#web/theme/reset.css'
import '#web/theme/fonts.css'
import { DeskForm } from './DeskForm.tsx'
import { DeskPage } from './DeskPage.tsx'
import { deskBar, deskPage } from './desk.styles.ts'
import { useDesk } from './desk.ts'
import { HistoryPage } from './History.tsx'
import { InquiriesPage, InquiryPage, NumbersPage } from './inquiries/InquiriesPage.tsx'
import { PeoplePage } from './PeoplePage.tsx'
import { DaysPage } from './places/DaysPage.tsx'
import { PlacePage, PlacesPage } from './places/PlacesPage.tsx'
import { SignInPage } from './SignInPage.tsx'
import { CartPage, NewCartPage } from './stock/CartPage.tsx'
import { FilePage } from './stock/FilePage.tsx'
import { StockPage } from './stock/StockPage.tsx'

const NothingHere = () => (
  <DeskPage title="There's no such page" isMissing>
    <p>
      <a className={deskPage.link} href="/desk">
        Go to the stock
      </a>
    </p>
  </DeskPage>
)

/** Every page of the desk, and what the bar's link to it says where there is one. */
export const PAGES: Record<string, [Page: ComponentType, label?: string]> = {
  '/desk': [StockPage, 'Stock'],
  '/desk/carts/:id': [CartPage],
  '/desk/new': [NewCartPage, 'New cart'],
  '/desk/file': [FilePage, 'File'],
  '/desk/inquiries': [InquiriesPage, 'Inquiries'],
  '/desk/inquiries/numbers': [NumbersPage],
  '/desk/inquiries/:id': [InquiryPage],
  '/desk/days': [DaysPage, 'Days'],
  '/desk/places': [PlacesPage, 'Places and prices'],
  '/desk/places/:id': [PlacePage],
  '/desk/people': [PeoplePage],
  '/desk/history': [HistoryPage, 'History'],
  '/desk/sign-in': [SignInPage],
  '/desk/*': [NothingHere],
}

/** The desk, which only the server renders. */
export const DeskApp = () => (
  <>
    <DeskBar />
    <main aria-labelledby="title">
      <QueryBoundary
        isMain
        failure="The site can't read this now"
        around={(message) => <DeskPage title="This page didn't load">{message}</DeskPage>}
      >
        <Routes>
          {Object.entries(PAGES).map(([path, [Page]]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </QueryBoundary>
    </main>
    <Draft />
  </>
)

/** The line above a form in which `desk.js` has brought back what was typed. */
const Draft = () => (
  <template id="draft">
    <p role="status" className={deskPage.done}>
      <span>What you typed here before is back. It isn't saved yet.</span>
      <button type="button" className={button({ variant: 'outline', size: 'sm' })}>
        Throw it away
      </button>
    </p>
  </template>
)

/** The whole document of a page of the desk. The server adds the styles; none of the site's scripts are there. */
export const DeskDocument = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={FOREST[900]} />
      <meta name="robots" content="noindex, nofollow" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <script src="/desk.js" defer />
    </head>
    <body>{children}</body>
  </html>
)

/** The desk's bar, in the place of the shop's header. */
const DeskBar = () => {
  const { pathname } = useLocation()
  const { who } = useDesk()
  return (
    <header className={deskBar.bar}>
      <div className={`${layout.page} ${deskBar.row}`}>
        <a className={deskBar.brand} href="/desk">
          <Logo />
          <span>Desk</span>
        </a>
        {who && (
          <>
            <details className={deskBar.who}>
              <summary className={deskBar.link}>{who.split('@', 1)}</summary>
              <DeskForm action="/desk/sign-out" className={deskBar.out}>
                <p>{who}</p>
                <a className={deskBar.button} href="/">
                  See the shop
                </a>
                <a className={deskBar.button} href="/desk/people">
                  People and sign-ins
                </a>
                <button type="submit" className={deskBar.button}>
                  Sign out
                </button>
              </DeskForm>
            </details>
            <nav aria-label="Desk" className={deskBar.nav}>
              {Object.entries(PAGES).map(
                ([href, [, label]]) =>
                  label && (
                    <a
                      key={href}
                      className={deskBar.link}
                      href={href}
                      aria-current={href === pathname ? 'page' : undefined}
                    >
                      {label}
                    </a>
                  ),
              )}
            </nav>
          </>
        )}
      </div>
    </header>
  )
}
