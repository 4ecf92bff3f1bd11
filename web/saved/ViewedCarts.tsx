import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { vehicleCard } from '#web/parts/card/card.styles.ts'
import { VehicleCards } from '#web/parts/card/VehicleCard.tsx'
import { VIEWED } from '#web/shortlist/lists.ts'
import { savedPage } from './SavedPage.styles.ts'

const forget = () => {
  VIEWED.write([])
  document.querySelector('main')?.focus({ preventScroll: true })
}

export const ViewedCarts = ({ vehicles }: { vehicles: readonly VehicleCard_VehicleFragment[] }) => (
  <section aria-labelledby="viewed-carts">
    <div className={savedPage.heading}>
      <h2 id="viewed-carts" className={savedPage.subtitle}>
        Recently viewed
      </h2>
      <button type="button" className={savedPage.plain} onClick={forget}>
        Clear history
      </button>
    </div>
    <VehicleCards vehicles={vehicles} className={vehicleCard.grid} />
  </section>
)
