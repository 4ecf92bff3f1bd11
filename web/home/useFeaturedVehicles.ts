import { useFeaturedVehiclesSuspenseQuery } from '#web/generated/graphql.ts'
import { featuredVehicles } from './featuredVehicles.ts'

export const useFeaturedVehicles = () => {
  const { data } = useFeaturedVehiclesSuspenseQuery()
  return { vehicles: featuredVehicles(data), stock: data.stock }
}
