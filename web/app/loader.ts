import { keepTypedWords } from '#web/contact/keepTypedWords.ts'
import { rememberPartner } from '#web/environment/partnerLink.ts'
import { HELD, holdEarlyEvents, SCRIPTED_BUTTON } from '#web/islands/eventReplay.ts'
import { isAnythingListed, LIST_EVENTS, SHORTLIST_BUTTON } from '#web/shortlist/keys.ts'
import { openDirectionsInMapApp } from '#web/ui/openDirections.ts'

/** Elements that need scripts. */
const SERVED = 'a[href^="/"], button, form, [data-island]'
const REACHED = ['pointerover', 'touchstart', 'focusin']
/** On a stalled connection a script neither loads nor fails. */
const LONGEST_WAIT_MS = 20_000

const { scripts = '', shortlistScripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')!.dataset
const replay = holdEarlyEvents(SHORTLIST_BUTTON)
window.eventReplay = replay

/**
 * Returns a function that preloads these scripts and runs the first. If that fails, the page works as it does without scripts,
 * and the visitor's next interaction tries again.
 */
const loading = (names: string, isShortlist: boolean) => {
  const addresses = names.split(' ')
  let isRunning = false
  return () => {
    if (isRunning) return
    isRunning = true
    for (const href of addresses) {
      const link = { rel: 'modulepreload', href, fetchPriority: 'low' }
      document.head.append(Object.assign(document.createElement('link'), link))
    }
    import(/* @vite-ignore */ addresses[0]!).catch(() => {
      isRunning = false
      return replay.release(({ part }) => (part === 'shortlist') === isShortlist)
    })
  }
}
const runPage = loading(scripts, false)
const runShortlist = loading(shortlistScripts, true)

const runFor = (control: Element) => (replay.partOf(control) === 'shortlist' ? runShortlist : runPage)()

/** Non-standard, Chromium only. */
type Connection = { saveData?: boolean }

/**
 * Runs once the page is visible, since a browser may prerender it. After the first frame, script requests are a round trip behind
 * the largest picture. They do not wait for the load event, which a slow font or picture would delay.
 */
const begin = () => {
  rememberPartner()
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData) return
  requestAnimationFrame(() =>
    setTimeout(() => {
      runPage()
      runShortlistIfUsed()
    }),
  )
}

const runShortlistIfUsed = () => isAnythingListed() && runShortlist()

openDirectionsInMapApp()
keepTypedWords()
const reach = ({ target }: Event) => {
  const served = target instanceof Element && target.closest(SERVED)
  if (!served) return
  runPage()
  runFor(served)
}
document.addEventListener(HELD, ({ target }) => {
  runFor(target as Element)
  setTimeout(() => replay.release(({ control }) => control === target), LONGEST_WAIT_MS)
})
for (const reached of REACHED) document.addEventListener(reached, reach, { passive: true })
for (const event of LIST_EVENTS) window.addEventListener(event, runShortlistIfUsed)
// The inline script in the head has marked the buttons that were pressed so far.
window.onclick = null
for (const pressed of document.querySelectorAll<HTMLElement>(`${SCRIPTED_BUTTON}[aria-busy=true]`)) pressed.click()

const { prerendering } = document as { prerendering?: boolean }
if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
else begin()
