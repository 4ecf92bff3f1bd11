import type { Site } from '#web/environment/site.ts'
import { openingWords } from './openingStatus.ts'

const MINUTE = 60_000

/** Changes the words only when they are new: the visitor's browser may have translated them. */
const say = (element: HTMLElement, words: string, before: string) => {
  if (words !== before) element.textContent = words
}

/** Keeps the words of `OpenNow` true while the page is open. */
export const updateOpenNow = (site: Site) => {
  const places = document.querySelectorAll<HTMLElement>('[data-open-now]')
  let shownAt = site.renderedAt
  const update = () => {
    const now = Date.now()
    for (const element of places) {
      const place = JSON.parse(element.dataset.openNow!)
      const before = openingWords(place, site, shownAt)
      const { isOpen, text, special } = openingWords(place, site, now)
      const [line, coming] = element.children as unknown as [HTMLElement, HTMLElement]
      line.dataset.open = String(isOpen)
      say(line, text, before.text)
      say(coming, special, before.special)
      coming.hidden = !special
    }
    shownAt = now
  }
  update()
  setInterval(update, MINUTE)
  window.addEventListener('pageshow', update)
}
