/** The event at a control that is held. */
export const HELD = 'held'

/** The words that no script came, in the HTML of every page (`ShortlistBarContent.tsx`). */
export const NOT_LOADED_ID = 'not-loaded'

/** Selects forms of which each change counts at once. */
const SENDS_CHANGES = '[data-sends-changes]'

/** Selects the buttons that do nothing without scripts. */
export const SCRIPTED_BUTTON = 'button[type=button]:not([popovertarget])'

/** What answers a control: the shortlist, the island around the control, or else the document. */
type Part = Element | 'shortlist'

type Held = {
  part: Part
  /** The element that was pressed; of a form, the button that sends it. */
  control: HTMLElement
  /** What `aria-pressed` showed at that moment. */
  pressed: string | null
  /** For the part that has started. */
  repeat: () => void
  /** For the browser, where no script comes. */
  doAlone: () => void
}

export type EventReplay = {
  partOf: (control: Element) => Part
  /** Notes that a part handles its own events from now on. */
  open: (part: Part) => void
  /** Opens a part, and returns the events that were held for it. */
  take: (part: Part) => Held[]
  /** Takes the events of a part, and dispatches them again. */
  start: (part: Part) => void
  /** Leaves the held events to the browser, because the script of their part does not come. */
  release: (isMeant: (held: Held) => boolean) => Promise<void>
}

declare global {
  interface Window {
    /** A global, because the loader and the entry are two programs. */
    eventReplay?: EventReplay
  }
}

const LONGEST_WAIT_MS = 8000

/** Whether the server answers, which leaves open why a script does not. */
const isReachable = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT_MS) }).then(
    () => true,
    () => false,
  )

export const showNotLoaded = (isShown: boolean) => {
  const words = document.getElementById(NOT_LOADED_ID)
  if (words) words.hidden = !isShown
}

/** Without scripts such a button does nothing. */
const worksAlone = ({ control }: Held) => !control.matches('[type=button]')

/**
 * Holds clicks, submits and changes of parts whose scripts have not started, instead of what the browser would do. A held control is
 * `aria-busy`. A script of its own answers the buttons of the shortlist.
 */
export const holdEarlyEvents = (shortlistButton: string, signal?: AbortSignal): EventReplay => {
  // Buttons, and links to which scripts give another use. Other links, `<details>` and popovers work without scripts.
  const scripted = `${SCRIPTED_BUTTON}, ${shortlistButton}, [data-scripted]`
  const started = new Set<Part>()
  let held: Held[] = []
  let isReleasing = false

  const partOf = (control: Element): Part => {
    if (control.matches(shortlistButton)) return 'shortlist'
    return control.closest('[data-island]') ?? document.documentElement
  }
  const hold = (event: Event, control: HTMLElement, repeat: () => void, doAlone = repeat) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    // A second press of a busy control asks for the same.
    if (held.some((other) => other.control === control)) return
    showNotLoaded(false)
    held.push({ part: partOf(control), control, pressed: control.getAttribute('aria-pressed'), repeat, doAlone })
    control.setAttribute('aria-busy', 'true')
    control.dispatchEvent(new Event(HELD, { bubbles: true }))
  }
  const isLeft = (control: Element) => isReleasing || started.has(partOf(control))

  window.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(scripted)
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (control && !opensElsewhere && !isLeft(control)) hold(event, control, () => control.click())
    },
    { capture: true, signal },
  )
  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const { submitter } = event
      if (!isLeft(form)) hold(event, submitter ?? form, () => form.requestSubmit(submitter))
    },
    { capture: true, signal },
  )

  window.addEventListener(
    'change',
    (event) => {
      const control = event.target as HTMLSelectElement
      // The part that starts takes over what was chosen by itself.
      const isHeld = control.form?.matches(SENDS_CHANGES) && !isLeft(control)
      if (isHeld)
        hold(
          event,
          control,
          () => {},
          () => control.form!.requestSubmit(),
        )
    },
    { capture: true, signal },
  )

  const remove = (isMeant: (held: Held) => boolean) => {
    const removed = held.filter(isMeant)
    held = held.filter((one) => !isMeant(one))
    for (const { control } of removed) control.removeAttribute('aria-busy')
    return removed
  }
  const open = (part: Part) => void started.add(part)
  const take = (part: Part) => {
    open(part)
    return remove((one) => one.part === part)
  }
  const start = (part: Part) => {
    // A link whose page was left would lead away from the present one.
    for (const { control, repeat } of take(part)) if (control.isConnected) repeat()
  }
  const release = async (isMeant: (held: Held) => boolean) => {
    if (!held.some(isMeant)) return
    const isOnline = await isReachable()
    const released = remove(isMeant).filter(({ control }) => control.isConnected)
    isReleasing = true
    for (const one of released) {
      // Without a network the browser would show its own error page in place of this one.
      if (isOnline && worksAlone(one)) one.doAlone()
      else showNotLoaded(true)
    }
    isReleasing = false
  }
  return { partOf, open, take, start, release }
}
