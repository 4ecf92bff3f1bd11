import { townPage } from './TownPage.styles.ts'

export const TownPending = () => (
  <div className={townPage.pending} role="status" aria-busy="true" aria-label="Loading town">
    <div className={townPage.pendingHero} />
  </div>
)
