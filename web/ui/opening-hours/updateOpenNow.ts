import type { comingWords } from './openingStatus.ts'

const MINUTE = 60_000

/** Keeps the words of `OpenNow` true while the page is open. Others stay as they are: the visitor's browser may have translated them. */
export const updateOpenNow = () => {
  const update = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
      const coming: ReturnType<typeof comingWords> = JSON.parse(element.dataset.openNow!)
      const due = coming.filter(({ at }) => at <= Date.now())
      const latest = due.at(-1)
      if (!latest) continue
      element.dataset.openNow = JSON.stringify(coming.slice(due.length))
      const [line, special] = element.children as unknown as [HTMLElement, HTMLElement]
      line.dataset.open = String(latest.isOpen)
      line.textContent = latest.text
      special.textContent = latest.special
      special.hidden = !latest.special
    }
  }
  update()
  setInterval(update, MINUTE)
  window.addEventListener('pageshow', update)
}
