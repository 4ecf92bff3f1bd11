import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useFeaturedCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { vehicleLinks } from '#web/parts/card/vehicleLinks.ts'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { featuredTitle, PAGE } from './content.ts'
import { useHomePlaces } from './useHomePlaces.ts'

const WithCartsAndPlaces = () => {
  const vehicles = useFeaturedCartsSuspenseQuery().data.featured.nodes
  const list = { name: featuredTitle(vehicles.length), items: vehicleLinks(vehicles) }
  return <StructuredData {...PAGE} list={list} locations={useHomePlaces().branches} rating />
}

export const HomeStructuredData = () => (
  <QueryBoundary fallback={() => <StructuredData {...PAGE} rating />}>
    <WithCartsAndPlaces />
  </QueryBoundary>
)
