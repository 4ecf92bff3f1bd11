import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { Bookmark, Columns } from '#web/ui/icons.tsx'
import { Phone } from '#web/ui/shellIcons.tsx'
import { navBar } from './NavBar.styles.ts'

/** Saved carts, comparison and phone. Styles add the numbers of carts, which scripts take from the browser's storage. */
export const HeaderTools = () => (
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
