import type { ReactNode } from 'react'
import { ShortlistBar } from '#web/shortlist/ShortlistBar.tsx'
import '#web/theme/reset.css'
import '#web/theme/global.styles.ts'
import '#web/theme/fonts.css'
import '#web/theme/paper.css'
import { Footer } from './Footer.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavBar } from './NavBar.tsx'
import { Notice } from './Notice.tsx'
import { shell } from './Shell.styles.ts'
import { StaleLine } from './StaleLine.tsx'

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
