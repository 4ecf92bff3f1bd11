const PAGE_TAGS = 'title, link[rel=canonical], meta[property], meta[name]:not([name=viewport], [name=theme-color])'

let served: Element[] = []

/** Remembers the head tags of a page that the browser keeps as it is. */
export const keepServedHead = () => {
  served = [...document.head.querySelectorAll(PAGE_TAGS)]
}

/** Takes them away when those of the next page are there. */
export const dropServedHead = () => {
  for (const tag of served) tag.remove()
  served = []
}
