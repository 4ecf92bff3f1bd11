import { opensElsewhere } from '#web/environment/opensElsewhere.ts'
export type Point = { latitude: number; longitude: number }

const DIRECTIONS = 'https://www.openstreetmap.org/directions?to='

export const directionsTo = ({ latitude, longitude }: Point) => `${DIRECTIONS}${latitude},${longitude}`

/** The same in the map app of the visitor's device; undefined for other addresses, and where no app is known. */
export const mapAppAddress = (href: string, userAgent: string) => {
  if (!href.startsWith(DIRECTIONS)) return
  const point = href.slice(DIRECTIONS.length)
  if (/Android/.test(userAgent)) return `geo:${point}?q=${point}`
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `maps://?daddr=${point}`
}

/** Makes links to directions open the map app, where the device has one; without scripts they open a page. */
export const openDirectionsInMapApp = () => {
  document.addEventListener('click', (event) => {
    if (opensElsewhere(event) || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    const address = link && mapAppAddress(link.href, navigator.userAgent)
    if (!address) return
    event.preventDefault()
    window.location.assign(address)
  })
}
