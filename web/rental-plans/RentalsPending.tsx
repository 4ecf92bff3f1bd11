import { layout } from '#web/theme/layout.styles.ts'
import { rentalsPage } from './RentalsPage.styles.ts'

/** Keeps the place of the prices while they load. */
export const RentalsPending = () => (
  <div className={`${layout.page} ${layout.section} ${rentalsPage.pending}`}>
    <p role="status">Loading the prices</p>
  </div>
)
