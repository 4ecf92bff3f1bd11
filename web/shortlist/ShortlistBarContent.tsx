import { NOT_LOADED_ID } from '#web/islands/eventReplay.ts'
import { button } from '#web/theme/button.styles.ts'
import { BAR_ID } from './keys.ts'
import { shortlistBar } from './ShortlistBar.styles.ts'

/** The markup that `bar.ts` fills, and the words of the loader for a press whose script does not come. */
export const ShortlistBarContent = () => (
  <>
    <p id={NOT_LOADED_ID} className={shortlistBar.notLoaded} role="alert" hidden>
      That didn't load. Try again.
    </p>
    <div id={BAR_ID} tabIndex={-1} className={shortlistBar.root}>
      <p className={shortlistBar.text} role="status" />
      <div className={shortlistBar.actions} hidden>
        <a className={button({ size: 'sm' })} href="/compare">
          Compare
        </a>
        <button type="button" className={shortlistBar.close} />
      </div>
    </div>
  </>
)
