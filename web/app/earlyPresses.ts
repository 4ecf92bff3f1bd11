/** Buttons, and links to which scripts give another use. Other links, forms and `<details>` work without scripts. */
const SCRIPTED = 'button[type=button], [data-choice], [data-scripted]'

/** The event at an element whose press was kept. */
export const EARLY_PRESS = 'earlypress'

declare global {
  interface Window {
    /** Elements that were pressed before their script had loaded. A global, because the loader and the entry are two programs. */
    earlyPresses?: HTMLElement[]
  }
}

/** The island around an element, or else the document: each starts as a whole. */
const partAround = (element: Element) => element.closest<HTMLElement>('[data-island]') ?? document.documentElement

/**
 * Keeps presses in parts that have not started, instead of what the browser would do. The returned function leaves them to
 * the browser, and those to come.
 */
export const keepEarlyPresses = () => {
  window.earlyPresses = []
  const keep = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>(SCRIPTED)
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!pressed || opensElsewhere || 'started' in partAround(pressed).dataset) return
    event.preventDefault()
    event.stopImmediatePropagation()
    window.earlyPresses!.push(pressed)
    pressed.dispatchEvent(new Event(EARLY_PRESS, { bubbles: true }))
  }
  window.addEventListener('click', keep, { capture: true })
  return () => {
    window.removeEventListener('click', keep, { capture: true })
    for (const pressed of window.earlyPresses!.splice(0)) pressed.click()
  }
}

/** Whether presses in a part are kept. */
export const isPressed = (part: Element) => !!window.earlyPresses?.some((pressed) => part.contains(pressed))

/** Notes that a part has started, or that its script does not come, and does again what was pressed in it. */
export const pressAgain = (part: HTMLElement) => {
  part.dataset.started = ''
  const presses = window.earlyPresses ?? []
  window.earlyPresses = presses.filter((pressed) => partAround(pressed) !== part)
  // A link whose page was left would lead away from the present one.
  for (const pressed of presses) if (partAround(pressed) === part && pressed.isConnected) pressed.click()
}
