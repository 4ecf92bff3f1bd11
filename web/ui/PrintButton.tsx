import { island } from '#web/islands/island.tsx'
import { button } from '#web/theme/button.styles.ts'
import { printing } from './PrintButton.styles.ts'

const Button = () => (
  <button type="button" className={`${button()} ${printing.button}`} onClick={() => window.print()}>
    Print
  </button>
)

const ButtonIsland = island('PrintButton', Button)

/** Prints the page; without scripts, the words that say how. */
export const PrintButton = () => (
  <>
    <ButtonIsland />
    <p className={printing.words}>Print this page from the menu of your browser.</p>
  </>
)
