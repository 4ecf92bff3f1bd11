import { renderTown, startTown } from '#web/parts/delivery/renderTown.ts'
import { startBar } from './bar.ts'
import { renderButtons, toggle } from './buttons.ts'
import { SHORTLIST_BUTTON } from './keys.ts'
import { subscribe } from './persistedList.ts'

/** Makes the buttons "Compare" and "Save" and the choice of a town work, and keeps them, the bar and the numbers in links as the lists are. */
export const startShortlist = () => {
  const bar = startBar()
  const render = () => {
    renderButtons()
    renderTown()
    bar.render()
    // Its own changes need no other.
    observer.takeRecords()
  }
  let isDue = false
  /** Renders once, however much changes in a task. */
  const update = () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      render()
    })
  }

  // At the window: React stops an event that reaches a part that it has not hydrated yet.
  window.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>(SHORTLIST_BUTTON)
      if (!button) return
      event.preventDefault()
      bar.say(toggle(button, button.getAttribute('aria-pressed') === 'true'))
      update()
    },
    { capture: true },
  )
  startTown()
  subscribe(update)
  // An island may show other carts.
  const observer = new MutationObserver(update)
  observer.observe(document.querySelector('main')!, { childList: true, subtree: true })
  render()
}
