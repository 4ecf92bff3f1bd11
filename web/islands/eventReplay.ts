/** Dispatched on a control whose event is held. */
export const HELD = 'held'

/** Id of the message that a script didn't load. It is in the HTML of every page (`ShortlistBarContent.tsx`). */
export const NOT_LOADED_ID = 'not-loaded'

/** Forms that apply each change at once. */
const SENDS_CHANGES = '[data-sends-changes]'

/** Buttons that do nothing without scripts. */
export const SCRIPTED_BUTTON = 'button[type=button]:not([popovertarget])'

/** What handles a control's events: the shortlist, the island around the control, or else the document. */
type Part = Element | 'shortlist'

type Held = {
  part: Part
  /** The element that was pressed; for a form, its submit button. */
  control: HTMLElement
  /** `aria-pressed` at that moment. */
  pressed: string | null
  /** Dispatches the event again, once its part has started. */
  repeat: () => void
  /** Does what the browser would have done, if the script doesn't load. */
  doAlone: () => void
}

export type EventReplay = {
  partOf: (control: Element) => Part
  /** From now on the part handles its own events. */
  open: (part: Part) => void
  /** Opens a part, and returns the events that were held for it. */
  take: (part: Part) => Held[]
  /** Takes the events of a part, and dispatches them again. */
  start: (part: Part) => void
  /** Leaves the held events to the browser, because their part's script didn't load. */
  release: (isMeant: (held: Held) => boolean) => Promise<void>
}

declare global {
  interface Window {
    /** A global, because the loader and the entry are separate bundles. */
    eventReplay?: EventReplay
  }
}

const LONGEST_WAIT_MS = 8000

/** Whether the server responds. A script can be missing all the same, for instance after a release. */
const isReachable = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT_MS) }).then(
    () => true,
    () => false,
  )

export const showNotLoaded = (isShown: boolean) => {
  const words = document.getElementById(NOT_LOADED_ID)
  if (words) words.hidden = !isShown
}

const worksAlone = ({ control }: Held) => !control.matches('[type=button]')

/**
 * Holds clicks, submits and changes in parts whose scripts have not started, in place of the browser's default action. A held
 * control is `aria-busy`. The shortlist's buttons have a script of their own.
 */
export const holdEarlyEvents = (shortlistButton: string, signal?: AbortSignal): EventReplay => {
  // Buttons, and links that scripts handle differently. Other links, `<details>` and popovers work without scripts.
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
    // An impatient second press asks for the same thing.
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
      // Nothing to repeat: the part reads the chosen value when it starts.
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
    // The visitor may have left the page of a held link: following it now would leave the current page.
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
