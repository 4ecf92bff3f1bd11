import { attempt } from '#web/environment/attempt.ts'
import { NOT_LOADED_ID } from './earlyPresses.ts'

const ISLAND = '[data-island]'
// Not `pointerover`: a browser fires that when a page appears below a pointer at rest. Helpers and speech input choose without a
// pointer or the focus.
const USES = ['pointermove', 'touchstart', 'focusin', 'change']

/** On a stalled connection a script neither loads nor fails. */
const LONGEST_WAIT_MS = 20_000

export type Start = (island: HTMLElement) => Promise<void>

const inTime = (work: Promise<void>) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(reject, LONGEST_WAIT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const showNotLoaded = (isShown: boolean) => {
  document.getElementById(NOT_LOADED_ID)!.hidden = !isShown
}

/** Whether a visitor has typed or chosen something in a control: only its value shows it. */
const isChanged = (control: Element) => {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(first, 0)
  }
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement
  return value !== defaultValue || checked !== defaultChecked
}

export const hasChanges = (parent: ParentNode) =>
  [...parent.querySelectorAll('input, select, textarea')].some(isChanged)

/** What was typed before waits in the tab's storage: its form shows it without being used. */
const hasDraft = (island: HTMLElement) => {
  const form = island.querySelector<HTMLElement>('[data-draft]')
  return form !== null && Boolean(attempt(() => sessionStorage.getItem(form.dataset.draft!)))
}

/** Some browsers report a move where the pointer stayed. */
const isAtRest = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && movementX === 0 && movementY === 0

/** A link to another page needs no island: a visitor who only goes on downloads none. */
const leadsAway = (target: Element) => {
  const link = target.closest('a')
  return link !== null && link.pathname !== window.location.pathname
}

const isNear = ({ firstElementChild }: Element) => {
  // An island may have nothing to show yet.
  const box = firstElementChild?.getBoundingClientRect()
  return box !== undefined && box.bottom > -window.innerHeight && box.top < 2 * window.innerHeight
}

/**
 * Starts each island when it is first pointed at, touched, focused or changed. Links and forms in it work before that. Calls `prepare`
 * once, when the visitor does something elsewhere and an island is near.
 */
export const awaitUse = (start: Start, prepare: () => void) => {
  let isPrepared = false
  const starts = new Map<Element, Promise<void>>()

  const begin = (island: HTMLElement) => {
    let work = starts.get(island)
    if (!work) {
      work = start(island).then(
        () => {
          island.dataset.started = ''
          document.documentElement.dataset.scripted = ''
          showNotLoaded(false)
        },
        (error) => {
          // The next use tries again.
          starts.delete(island)
          throw error
        },
      )
      starts.set(island, work)
    }
    // Until then the island is what it is without scripts. What comes late still starts it: a second start would hydrate it twice.
    return inTime(work).catch((error) => {
      delete document.documentElement.dataset.scripted
      throw error
    })
  }
  const use = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element) || leadsAway(target) || isAtRest(event)) return
    const island = target.closest<HTMLElement>(ISLAND)
    if (island && 'started' in island.dataset) return
    // A choice is not lost without a word: nothing but the script may show what it changes.
    if (island) begin(island).catch(() => type === 'change' && showNotLoaded(true))
    else if (!isPrepared && [...document.querySelectorAll(ISLAND)].some(isNear)) {
      isPrepared = true
      prepare()
    }
  }
  for (const type of USES) document.addEventListener(type, use, { passive: true })

  // A browser without a network would show its own page in the place of what was typed.
  window.addEventListener('submit', (event) => {
    const isWords = (event.target as HTMLFormElement).method === 'post'
    if (!isWords || event.defaultPrevented || navigator.onLine) return
    event.preventDefault()
    showNotLoaded(true)
  })

  for (const island of document.querySelectorAll<HTMLElement>(ISLAND)) {
    const isUsed =
      'startsAtOnce' in island.dataset || island.matches(':focus-within') || hasChanges(island) || hasDraft(island)
    if (isUsed) begin(island).catch(() => {})
  }
}
