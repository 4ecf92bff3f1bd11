import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { featured } from '#web/vehicles/FeaturedSection.styles.ts'
import { FeaturedSection } from '#web/vehicles/FeaturedSection.tsx'
import { VehicleCard } from '#web/vehicles/VehicleCard.tsx'
import { vehiclePath } from '#web/vehicles/vehicleLinks.ts'
import { BrandGrid } from './BrandGrid.tsx'
import { CartsWithoutData } from './CartsWithoutData.tsx'
import { featuredTitle } from './content.ts'
import { homePage } from './HomePage.styles.ts'
import { useFeaturedVehicles } from './useFeaturedVehicles.ts'

const Carts = () => {
  const vehicles = useFeaturedVehicles()
  return (
    <FeaturedSection title={featuredTitle(vehicles.length)}>
      <ul className={featured.list}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} href={vehiclePath(vehicle.id)} />
          </li>
        ))}
      </ul>
      <BrandGrid />
    </FeaturedSection>
  )
}

export const FeaturedCarts = () => (
  <WithData
    pending={<div className={homePage.pending} />}
    fallback={(error, retry) => <CartsWithoutData reason={failureReason(error)} onRetry={retry} />}
  >
    <Carts />
  </WithData>
)
