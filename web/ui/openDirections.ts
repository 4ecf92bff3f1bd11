import { mapAppAddress } from './directions.ts'

/** Makes links to directions open the map app, where the device has one; without scripts they open a page. */
export const openDirectionsInMapApp = () => {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    const address = link && mapAppAddress(link.href, navigator.userAgent)
    if (!address) return
    event.preventDefault()
    window.location.assign(address)
  })
}
