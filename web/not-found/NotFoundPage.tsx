import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useNotFoundCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { featured } from '#web/parts/card/card.styles.ts'
import { FeaturedSection, VehicleCards } from '#web/parts/card/VehicleCard.tsx'
import { NotFoundMessage } from './NotFoundMessage.tsx'

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
    <QueryBoundary fallback={() => null}>
      <Carts />
    </QueryBoundary>
  </>
)
