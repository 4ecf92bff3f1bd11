import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { VehicleCard } from '#web/vehicles/VehicleCard.tsx'
import { vehiclePath } from '#web/vehicles/vehicleLinks.ts'
import { BrandGrid } from './BrandGrid.tsx'
import { CartsWithoutData } from './CartsWithoutData.tsx'
import { featuredTitle } from './content.ts'
import { featuredCarts } from './FeaturedCarts.styles.ts'
import { homePage } from './HomePage.styles.ts'
import { useFeaturedVehicles } from './useFeaturedVehicles.ts'

const Carts = () => {
  const vehicles = useFeaturedVehicles()
  return (
    <section className={layout.sand} aria-labelledby="featured">
      <div className={layout.page}>
        <div className={featuredCarts.head}>
          <h2 id="featured" className={featuredCarts.title}>
            {featuredTitle(vehicles.length)}
          </h2>
          <a className={featuredCarts.more} href="/inventory">
            See the whole inventory
          </a>
        </div>
        <ul className={featuredCarts.list}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} href={vehiclePath(vehicle.id)} />
            </li>
          ))}
        </ul>
        <BrandGrid />
      </div>
    </section>
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
