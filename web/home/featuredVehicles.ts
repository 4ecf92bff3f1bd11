import {
  useFeaturedVehiclesSuspenseQuery,
  type FeaturedVehicles_VehicleFragment as Vehicle,
} from '#web/generated/graphql.ts'

const FEATURED = 3

type Answers = { [Pinned in 'maverick' | 'd6Max' | 'evCity']?: Vehicle | null } & { featured: { nodes: Vehicle[] } }

/** The three pinned carts; other featured ones replace those that are sold or gone. */
export const featuredVehicles = ({ maverick, d6Max, evCity, featured }: Answers): Vehicle[] => {
  const pinned = [maverick, d6Max, evCity].filter((vehicle) => vehicle?.availability === 'IN_STOCK')
  const others = featured.nodes.filter(({ id }) => pinned.every((vehicle) => vehicle?.id !== id))
  return [...pinned, ...others].filter((vehicle) => vehicle != null).slice(0, FEATURED)
}

export const useFeaturedVehicles = () => {
  const { data } = useFeaturedVehiclesSuspenseQuery()
  return { vehicles: featuredVehicles(data), stock: data.stock }
}
