import { DEALER } from '#graph/dealer/dealer.ts'
import type { Point } from '#web/ui/directions.ts'

const SITE = 'https://www.openstreetmap.org'
/** Degrees from a town's center to the edges of its map: some three miles each way. */
const REACH = { latitude: 0.04, longitude: 0.06 }

/** Address of a map for an iframe: around a point with a marker, or of the whole county. */
export const streetMap = (point?: Point) => {
  const address = new URL(`${SITE}/export/embed.html`)
  address.searchParams.set('bbox', (point ? boxAround(point) : DEALER.county.box).map((edge) => edge.toFixed(4)).join())
  address.searchParams.set('layer', 'mapnik')
  if (point) address.searchParams.set('marker', `${point.latitude},${point.longitude}`)
  return address.href
}

const boxAround = ({ latitude, longitude }: Point) => [
  longitude - REACH.longitude,
  latitude - REACH.latitude,
  longitude + REACH.longitude,
  latitude + REACH.latitude,
]
