import type { ReactNode } from 'react'
import { ShortlistBar } from '#web/shortlist/ShortlistBar.tsx'
import '#web/theme/reset.css'
import '#web/theme/global.styles.ts'
import '#web/theme/fonts.css'
import '#web/theme/paper.css'
import { ToastRegion } from '#web/ui/ToastRegion.tsx'
import { Footer } from './Footer.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavBar } from './NavBar.tsx'
import { Notice } from './Notice.tsx'
import { shell } from './Shell.styles.ts'

const MAIN_ID = 'main'

/** The frame of every page. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <a className={shell.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
    <Notice />
    <NavBar />
    <MobileMenu />
    <main id={MAIN_ID} tabIndex={-1} className={shell.main}>
      {children}
    </main>
    <Footer />
    <ToastRegion />
    <ShortlistBar />
  </>
)
