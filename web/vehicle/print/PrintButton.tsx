import { button } from '#web/theme/button.styles.ts'
import { windowCardPage } from '#web/vehicle/WindowCardPage.styles.ts'

/** Prints the page (`printOnPress`). Without scripts, words stand in its place. */
export const PrintButton = () => (
  <>
    <button type="button" className={`${button()} ${windowCardPage.print}`} data-print="">
      Print
    </button>
    <p className={windowCardPage.printByMenu}>Print this page from the menu of your browser.</p>
  </>
)
