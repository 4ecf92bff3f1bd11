import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useNotFoundCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { NotFoundMessage } from '#web/navigation/NotFoundMessage.tsx'
import { featured } from '#web/vehicle/card/FeaturedSection.styles.ts'
import { FeaturedSection } from '#web/vehicle/card/FeaturedSection.tsx'
import { VehicleCards } from '#web/vehicle/card/VehicleCard.tsx'

const Carts = () => {
  const { nodes } = useNotFoundCartsSuspenseQuery().data.vehicles
  if (nodes.length === 0) return null
  return (
    <FeaturedSection title="Featured carts">
      <VehicleCards vehicles={nodes} className={featured.list} />
    </FeaturedSection>
  )
}

export const NotFoundPage = () => (
  <>
    <NotFoundMessage />
    <QueryBoundary pending={null} fallback={() => null}>
      <Carts />
    </QueryBoundary>
  </>
)
