import { openDirectionsInMapApp } from '#web/ui/openDirections.ts'
import { keepEarlyPresses } from './earlyPresses.ts'
import { rememberPartner } from './partnerLink.ts'

/** What scripts serve: links to pages of the site, buttons and islands. */
const SERVED = 'a[href^="/"], button, [data-island]'
const REACHED = ['pointerover', 'touchstart', 'focusin']

const { scripts } = document.querySelector<HTMLElement>('script[data-scripts]')!.dataset
const [entry, ...imports] = scripts!.split(' ')
let isLoading = false

/** Loads the scripts of the page. Where they do not come, it works as it does without scripts, and the next touch tries again. */
const load = () => {
  if (isLoading) return
  isLoading = true
  for (const href of imports) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  import(/* @vite-ignore */ entry!).catch(() => {
    isLoading = false
    leavePresses()
  })
}

const loadWhenIdle = () => {
  // Safari lacks requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? window.setTimeout
  whenIdle(load)
}

/** Chromium's, and no standard. */
type Connection = { saveData?: boolean }

/** Begins when the visitor sees the page, which a browser may have rendered ahead. */
const begin = () => {
  rememberPartner()
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData) return
  if (document.readyState === 'complete') loadWhenIdle()
  else window.addEventListener('load', loadWhenIdle)
}

const leavePresses = keepEarlyPresses(load)
openDirectionsInMapApp()
const reach = ({ target }: Event) => target instanceof Element && target.closest(SERVED) && load()
for (const reached of REACHED) document.addEventListener(reached, reach, { passive: true })

const { prerendering } = document as { prerendering?: boolean }
if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
else begin()
