import { type ComponentType, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { HttpStatus } from '#web/environment/httpStatus.tsx'
import '#web/theme/reset.css'
import '#web/theme/fonts.css'
import { CartPage } from './cart/CartPage.tsx'
import { NewCartPage } from './cart/NewCartPage.tsx'
import { DeskBar } from './DeskBar.tsx'
import { deskPage } from './DeskPage.styles.ts'
import { DeskPage } from './DeskPage.tsx'
import { DaysPage } from './days/DaysPage.tsx'
import { FilePage } from './file/FilePage.tsx'
import { ErasePage } from './inquiries/ErasePage.tsx'
import { InquiriesPage } from './inquiries/InquiriesPage.tsx'
import { NumbersPage } from './inquiries/NumbersPage.tsx'
import { PlacePage } from './places/PlacePage.tsx'
import { PlacesPage } from './places/PlacesPage.tsx'
import { SignInPage } from './sign-in/SignInPage.tsx'
import { StockPage } from './stock/StockPage.tsx'

const NothingHere = () => (
  <DeskPage title="There's no such page">
    <HttpStatus code={404} />
    <p>
      <a className={deskPage.link} href="/desk">
        Go to the stock
      </a>
    </p>
  </DeskPage>
)

/** Every page of the desk. What can be found in the bar also stands in `DeskBar.tsx`. */
export const PAGES: Record<string, ComponentType> = {
  '/desk': StockPage,
  '/desk/carts/:id': CartPage,
  '/desk/new': NewCartPage,
  '/desk/file': FilePage,
  '/desk/inquiries': InquiriesPage,
  '/desk/inquiries/numbers': NumbersPage,
  '/desk/inquiries/:id/erase': ErasePage,
  '/desk/days': DaysPage,
  '/desk/places': PlacesPage,
  '/desk/places/:id': PlacePage,
  '/desk/sign-in': SignInPage,
  '/desk/*': NothingHere,
}

/** The desk, which only the server renders. */
export const DeskApp = () => (
  <>
    <DeskBar />
    <main aria-labelledby="title">
      <Suspense>
        <Routes>
          {Object.entries(PAGES).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </main>
  </>
)
