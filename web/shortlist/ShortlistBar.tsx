import { NOT_LOADED_ID } from '#web/islands/earlyPresses.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { shortlistBar } from './deferred.styles.ts'
import { BAR_ID, TO_BAR_ID } from './startShortlist.ts'

/** The bar at the foot of the screen, which `startShortlist.ts` fills, and the words for a press whose script does not come. */
export const ShortlistBar = () => (
  <div className={layout.contents}>
    <p id={NOT_LOADED_ID} className={shortlistBar.notLoaded} role="alert" hidden>
      That didn't load. Try again.
    </p>
    <a id={TO_BAR_ID} className={shortlistBar.toBar} href={`#${BAR_ID}`}>
      Go to the chosen carts
    </a>
    <div id={BAR_ID} tabIndex={-1} className={shortlistBar.root}>
      {/* `startShortlist.ts` knows these and the two of the actions by their order. */}
      <p className={shortlistBar.text} role="status" />
      <div className={shortlistBar.actions} hidden>
        <ButtonLink size="sm" href="/compare">
          Compare
        </ButtonLink>
        <button type="button" className={shortlistBar.close} />
      </div>
    </div>
  </div>
)
