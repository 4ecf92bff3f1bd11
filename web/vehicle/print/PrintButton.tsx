import { island } from '#web/islands/island.tsx'
import { button } from '#web/theme/button.styles.ts'
import { windowCardPage } from '#web/vehicle/WindowCardPage.styles.ts'

const Button = () => (
  <>
    <button type="button" className={`${button()} ${windowCardPage.print}`} onClick={() => window.print()}>
      Print
    </button>
    <p className={windowCardPage.printByMenu}>Print this page from the menu of your browser.</p>
  </>
)

/** Prints the page. Without scripts, words stand in its place. */
export const PrintButton = island('PrintButton', Button, { startsOnUse: true })
