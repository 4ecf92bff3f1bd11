import { card } from '#web/theme/card.styles.ts'
import { skeleton } from './skeleton.styles.ts'
import { vehicleCard } from './VehicleCard.styles.ts'

const CARDS = [1, 2, 3, 4, 5, 6]

/** Six cards of exactly the size of the real ones. */
export const InventorySkeleton = () => (
  <ul className={vehicleCard.grid} aria-busy="true">
    {CARDS.map((number) => (
      <li key={number} className={`${card()} ${skeleton.card}`} aria-hidden="true">
        <div className={skeleton.picture} />
        <div className={skeleton.body}>
          <div className={skeleton.title} />
          <div className={skeleton.text} />
          <div className={skeleton.specs} />
          <div className={skeleton.foot} />
          <div className={skeleton.choices} />
        </div>
      </li>
    ))}
  </ul>
)
