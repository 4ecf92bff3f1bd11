import { WithData } from '#web/data/WithData.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { vehicleLinks } from '#web/vehicles/vehicleLinks.ts'
import { featuredTitle, PAGE } from './content.ts'
import { useFeaturedVehicles } from './useFeaturedVehicles.ts'
import { useHomePlaces } from './useHomePlaces.ts'

const WithCartsAndPlaces = () => {
  const vehicles = useFeaturedVehicles()
  const list = { name: featuredTitle(vehicles.length), items: vehicleLinks(vehicles) }
  return <StructuredData {...PAGE} list={list} locations={useHomePlaces().showrooms} rating />
}

export const HomeStructuredData = () => (
  <WithData pending={null} fallback={() => <StructuredData {...PAGE} rating />}>
    <WithCartsAndPlaces />
  </WithData>
)
