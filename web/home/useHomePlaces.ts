import { DEALER } from '#graph/dealer/dealer.ts'
import { useHomePlacesSuspenseQuery } from '#web/generated/graphql.ts'

export const useHomePlaces = () => {
  const { data } = useHomePlacesSuspenseQuery({ variables: { mainId: DEALER.mainLocationId } })
  const showrooms = DEALER.locationIds.home.flatMap((cardId) => data.locations.find(({ id }) => id === cardId) ?? [])
  return { ...data, showrooms }
}
