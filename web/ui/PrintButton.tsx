import { island } from '#web/islands/island.tsx'
import { button } from '#web/theme/button.styles.ts'
import { printing } from './PrintButton.styles.ts'

const Button = () => (
  <>
    <button type="button" className={`${button()} ${printing.button}`} onClick={() => window.print()}>
      Print
    </button>
    <p className={printing.words}>Print this page from the menu of your browser.</p>
  </>
)

/** Prints the page. Without scripts, words stand in its place. */
export const PrintButton = island('PrintButton', Button, { startsOnUse: true })
