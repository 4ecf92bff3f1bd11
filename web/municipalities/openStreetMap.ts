type Point = { latitude: number; longitude: number }

const SITE = 'https://www.openstreetmap.org'
/** West, south, east and north of the county, in degrees. */
const COUNTY_BOX = [-76.35, 40.88, -75.6, 41.45]
/** Degrees from a town's center to the edges of its map: some three miles each way. */
const REACH = { latitude: 0.04, longitude: 0.06 }

/** Address of a map to be framed: around a point and with a mark on it, or of the whole county. */
export const streetMap = (point?: Point) => {
  const address = new URL(`${SITE}/export/embed.html`)
  address.searchParams.set('bbox', (point ? boxAround(point) : COUNTY_BOX).map((edge) => edge.toFixed(4)).join())
  address.searchParams.set('layer', 'mapnik')
  if (point) address.searchParams.set('marker', `${point.latitude},${point.longitude}`)
  return address.href
}

/** Address of a page that finds the way to a point from wherever the reader is. */
export const directionsTo = ({ latitude, longitude }: Point) => `${SITE}/directions?to=${latitude},${longitude}`

const boxAround = ({ latitude, longitude }: Point) => [
  longitude - REACH.longitude,
  latitude - REACH.latitude,
  longitude + REACH.longitude,
  latitude + REACH.latitude,
]
