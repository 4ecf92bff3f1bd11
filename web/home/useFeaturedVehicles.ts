import { useFeaturedVehiclesSuspenseQuery } from '#web/generated/graphql.ts'
import { featuredVehicles } from './featuredVehicles.ts'

export const useFeaturedVehicles = () => featuredVehicles(useFeaturedVehiclesSuspenseQuery().data)
