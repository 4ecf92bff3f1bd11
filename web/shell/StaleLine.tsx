import { staleLine } from './StaleLine.styles.ts'
import { STALE_ID } from './staleId.ts'

/** Shown where a page in use has become old (`reloadOnReturn`): loading it again would lose what was typed. */
export const StaleLine = () => (
  <div id={STALE_ID} className={staleLine.root} role="alert" hidden>
    Prices may have changed. What you entered is still here.
    <button type="button">Reload</button>
  </div>
)
