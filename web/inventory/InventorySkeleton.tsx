import { card } from '#web/theme/card.styles.ts'
import { skeleton } from '#web/vehicle/card/skeleton.styles.ts'
import { vehicleCard } from '#web/vehicle/card/VehicleCard.styles.ts'

const CARDS = [1, 2, 3, 4, 5, 6]
const PARTS = ['name', 'line', 'description', 'specs', 'price', 'link'] as const

/** Six cards of exactly the size of real ones, because they have the same parts. */
export const InventorySkeleton = () => (
  <ul className={vehicleCard.grid} aria-busy="true">
    {CARDS.map((number) => (
      <li key={number} aria-hidden="true">
        <div className={`${card()} ${vehicleCard.root}`}>
          <div className={vehicleCard.picture} />
          {PARTS.map((part) => (
            <div key={part} className={vehicleCard[part]}>
              <span className={skeleton.line}>Loading</span>
            </div>
          ))}
        </div>
      </li>
    ))}
  </ul>
)
