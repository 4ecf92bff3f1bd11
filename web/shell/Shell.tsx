import '#web/theme/reset.css'
import '#web/theme/fonts.css'
import '#web/theme/paper.css'
import type { ReactNode } from 'react'
import { useSite } from '#web/environment/site.ts'
import { ShortlistBar } from '#web/shortlist/ShortlistBar.tsx'
import { staleLine } from './deferred.styles.ts'
import { Footer } from './Footer.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavBar } from './NavBar.tsx'
import { shell } from './shell.styles.ts'
import { STALE_ID } from './startShell.ts'

const MAIN_ID = 'main'

/** The frame of every page. */
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

/** What the dealer wants everybody to read for a while. */
const Notice = () => {
  const { notice } = useSite()
  return notice ? (
    <aside className={shell.notice} aria-label="Notice">
      {notice}
    </aside>
  ) : null
}
