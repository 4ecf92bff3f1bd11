import { DEALER } from '#graph/dealer/dealer.ts'
import { useHomePlacesSuspenseQuery } from '#web/generated/graphql.ts'

const { mainLocationId, locationIds } = DEALER

export const useHomePlaces = () => {
  const { data } = useHomePlacesSuspenseQuery()
  const find = (wanted: string) => data.locations.find(({ id }) => id === wanted) ?? []
  const branches = locationIds.home.flatMap(find)
  /** The main one first. */
  const showrooms = [find(mainLocationId), branches].flat()
  return { ...data, branches, showrooms }
}
