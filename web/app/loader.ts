import { keepTypedWords } from '#web/contact/keepTypedWords.ts'
import { rememberPartner } from '#web/environment/partnerLink.ts'
import { HELD, holdEarlyEvents, SCRIPTED_BUTTON } from '#web/islands/eventReplay.ts'
import { isAnythingListed, LIST_EVENTS, SHORTLIST_BUTTON } from '#web/shortlist/keys.ts'
import { openDirectionsInMapApp } from '#web/ui/openDirections.ts'

/** Elements that need scripts: links to pages of the site, buttons, forms and islands. */
const SERVED = 'a[href^="/"], button, form, [data-island]'
const REACHED = ['pointerover', 'touchstart', 'focusin']
/** A script on a stalled connection neither loads nor fails. */
const LONGEST_WAIT_MS = 20_000

const { scripts = '', shortlistScripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')!.dataset
const replay = holdEarlyEvents(SHORTLIST_BUTTON)
window.eventReplay = replay

/**
 * Makes a function that loads these scripts, of which it runs the first. Where they do not come, the page works as it does without
 * scripts, and the next touch tries again.
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

/** Chromium's, and no standard. */
type Connection = { saveData?: boolean }

/**
 * Begins when the visitor sees the page, which a browser may have rendered ahead. After the first frame, requests for scripts are a
 * round trip behind the largest picture. They do not wait for the load event, which a font or a picture can hold up.
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
// The script in the head has marked the buttons that were pressed until now.
window.onclick = null
for (const pressed of document.querySelectorAll<HTMLElement>(`${SCRIPTED_BUTTON}[aria-busy=true]`)) pressed.click()

const { prerendering } = document as { prerendering?: boolean }
if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
else begin()
