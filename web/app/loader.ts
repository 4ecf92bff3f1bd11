import { openDirectionsInMapApp } from '#web/ui/openDirections.ts'
import { EARLY_PRESS, keepEarlyPresses } from './earlyPresses.ts'
import { rememberPartner } from './partnerLink.ts'

/** Elements that need scripts: links to pages of the site, buttons, forms and islands. */
const SERVED = 'a[href^="/"], button, form, [data-island]'
const REACHED = ['pointerover', 'touchstart', 'focusin']

const scripts = document.querySelector<HTMLElement>('script[data-scripts]')!.dataset.scripts!.split(' ')
let isRunning = false

/** Runs the scripts of the page. Where they do not come, it works as it does without scripts, and the next touch tries again. */
const run = () => {
  if (isRunning) return
  isRunning = true
  for (const href of scripts) {
    const link = { rel: 'modulepreload', href, fetchPriority: 'low' }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
  import(/* @vite-ignore */ scripts[0]!).catch(() => {
    isRunning = false
    leavePresses()
  })
}

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
  requestAnimationFrame(() => setTimeout(run))
}

const leavePresses = keepEarlyPresses()
openDirectionsInMapApp()
const reach = ({ target }: Event) => target instanceof Element && target.closest(SERVED) && run()
document.addEventListener(EARLY_PRESS, run)
for (const reached of REACHED) document.addEventListener(reached, reach, { passive: true })

const { prerendering } = document as { prerendering?: boolean }
if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
else begin()
