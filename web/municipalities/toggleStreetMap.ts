export const SHOW_STREET_MAP = 'Show street map'

/** Makes the button of the county's map show and hide the street map, whose frame waits in a template. */
export const toggleStreetMap = () => {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-street-map]')
    if (!button) return
    const place = document.getElementById(button.getAttribute('aria-controls')!)!
    const shown = place.querySelector('iframe')
    if (shown) shown.remove()
    else place.append(place.querySelector('template')!.content.cloneNode(true))
    button.setAttribute('aria-expanded', String(!shown))
    button.lastElementChild!.textContent = shown ? SHOW_STREET_MAP : 'Hide street map'
  })
}
