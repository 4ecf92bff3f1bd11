import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { vehicleCard } from './VehicleCard.styles.ts'
import { VehicleCard } from './VehicleCard.tsx'
import { vehiclePage } from './VehiclePage.styles.ts'

export const SimilarVehicles = ({ vehicles }: { vehicles: VehicleCard_VehicleFragment[] }) => (
  <section className={`${layout.page} ${vehiclePage.similarSection}`}>
    <h2 className={vehiclePage.subtitle}>Close to it in size and price</h2>
    <ul className={`${vehicleCard.grid} ${vehiclePage.similar}`}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} />
        </li>
      ))}
    </ul>
  </section>
)
