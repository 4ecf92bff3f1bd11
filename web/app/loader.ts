import { openDirectionsInMapApp } from '#web/ui/openDirections.ts'
import { EARLY_PRESS, keepEarlyPresses } from './earlyPresses.ts'
import { rememberPartner } from './partnerLink.ts'

/** What scripts serve: links to pages of the site, buttons, forms and islands. */
const SERVED = 'a[href^="/"], button, form, [data-island]'
const REACHED = ['pointerover', 'touchstart', 'focusin']

const scripts = document.querySelector<HTMLElement>('script[data-scripts]')!.dataset.scripts!.split(' ')
let isFetched = false
let isRunning = false

const fetchScripts = () => {
  if (isFetched) return
  isFetched = true
  for (const href of scripts) {
    const link = { rel: 'modulepreload', href, fetchPriority: 'low' }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}

/** Runs the scripts of the page. Where they do not come, it works as it does without scripts, and the next touch tries again. */
const run = () => {
  if (isRunning) return
  isRunning = true
  fetchScripts()
  import(/* @vite-ignore */ scripts[0]!).catch(() => {
    isRunning = false
    leavePresses()
  })
}

// Safari lacks requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? window.setTimeout
const runWhenIdle = () => whenIdle(run)

/** Chromium's, and no standard. */
type Connection = { saveData?: boolean }

/**
 * Begins when the visitor sees the page, which a browser may have rendered ahead. After the first frame, requests for scripts are a
 * round trip behind the largest picture. They run once all of the first view is there.
 */
const begin = () => {
  rememberPartner()
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData) return
  requestAnimationFrame(() => setTimeout(fetchScripts))
  if (document.readyState === 'complete') runWhenIdle()
  else window.addEventListener('load', runWhenIdle)
}

const leavePresses = keepEarlyPresses()
openDirectionsInMapApp()
const reach = ({ target }: Event) => target instanceof Element && target.closest(SERVED) && run()
document.addEventListener(EARLY_PRESS, run)
for (const reached of REACHED) document.addEventListener(reached, reach, { passive: true })

const { prerendering } = document as { prerendering?: boolean }
if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
else begin()
