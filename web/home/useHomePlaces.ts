import { DEALER } from '#graph/dealer/dealer.ts'
import { useHomePlacesSuspenseQuery } from '#web/generated/graphql.ts'

export const useHomePlaces = () => {
  const { data } = useHomePlacesSuspenseQuery()
  const isMain = ({ id }: { id: string }) => id === DEALER.mainLocationId
  const branches = data.locations.filter((location) => !isMain(location))
  return { ...data, branches }
}
