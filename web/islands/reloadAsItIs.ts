import { attempt } from '#web/environment/attempt.ts'
import { type ControlState, controlsIn, copyFocus, copyState, FIELDS, isChanged } from './controls.ts'
import { SCRIPTED_BUTTON } from './earlyPresses.ts'

const KEY = 'reloaded'

type KeptControl = ControlState & { name: string; isFocused: boolean; pressed: string | undefined }
type Kept = { address: string; scripts: string; sheet: string | undefined; controls: KeptControl[] }

const wordsOn = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

const readControls = () =>
  controlsIn(document.body).flatMap(({ control, name }): KeptControl[] => {
    const isFocused = control === document.activeElement
    const pressed = control.matches(`${SCRIPTED_BUTTON}[aria-busy=true]`) ? wordsOn(control) : undefined
    const isField = control.matches(FIELDS) && control.type !== 'hidden'
    if (!isField && !isFocused && pressed === undefined) return []
    const { value, checked, selectionStart, selectionEnd } = control as HTMLInputElement
    return [{ name, value, checked, selectionStart, selectionEnd, isFocused, pressed }]
  })

const keep = (scripts: string) => {
  const sheet = document.querySelector(':popover-open')?.id
  const kept: Kept = { address: window.location.href, scripts, sheet, controls: readControls() }
  sessionStorage.setItem(KEY, JSON.stringify(kept))
  return true
}

const restoreControl = (kept: KeptControl, control: HTMLElement) => {
  // The visitor may have gone on before the scripts came.
  if (control.matches(FIELDS) && !isChanged(control)) copyState(kept, control)
  if (kept.isFocused && document.activeElement === document.body) copyFocus(kept, control)
  // The loader repeats the press.
  if (kept.pressed !== undefined && kept.pressed === wordsOn(control)) control.setAttribute('aria-busy', 'true')
}

/** Gives a document that was loaded again what was typed, chosen, focused and pressed in it before. Returns the scripts that it had then. */
export const restoreKept = () => {
  const kept: Kept | null | undefined = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  attempt(() => sessionStorage.removeItem(KEY))
  if (!kept || kept.address !== window.location.href) return
  if (kept.sheet) document.getElementById(kept.sheet)?.showPopover()
  const present = new Map(controlsIn(document.body).map(({ control, name }) => [name, control]))
  for (const one of kept.controls) {
    const control = present.get(one.name)
    if (control) restoreControl(one, control)
  }
  return kept.scripts
}

const areGone = async (scripts: string) => {
  const ask = (address: string) => fetch(address, { method: 'HEAD', cache: 'no-store' })
  const answers = await Promise.all(scripts.split(' ').map(ask)).catch(() => [])
  return answers.some(({ status }) => status === 404)
}

const LEADS_AWAY = 'a:not([href^="#"], [href^="tel:"], [href^="mailto:"], [target])'

let isLeaving = false

/** Takes note of a link or a form that leads away: what it asked for comes, and not this document again. */
export const watchLeaving = () => {
  const follow = ({ type, target, defaultPrevented }: Event) => {
    const element = target as Element
    const leadsAway =
      type === 'submit' ? element.matches(':not([method=dialog])') : element.closest(LEADS_AWAY) !== null
    isLeaving = !defaultPrevented && leadsAway
  }
  for (const type of ['click', 'submit']) window.addEventListener(type, follow)
  // Back brings the page as it was left.
  window.addEventListener('pagehide', () => {
    isLeaving = false
  })
}

/**
 * Loads the document again, with all that was done to it, where a release has replaced its scripts; the page goes on in the new one.
 * Returns where that is no help: what failed is something else, or the address of a form that was posted, which would be sent twice.
 */
export const reloadAsItIs = async (scripts: string) => {
  const isPosted = document.querySelector('[data-returned]') !== null
  if (isPosted || !(await areGone(scripts)) || isLeaving || !attempt(() => keep(scripts))) return
  // Until the new document arrives, the visitor goes on.
  window.addEventListener('pagehide', () => attempt(() => keep(scripts)), { once: true })
  window.location.reload()
  await new Promise(() => {})
}
