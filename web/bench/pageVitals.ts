/** Milliseconds since the start of the navigation; `shift` is the cumulative layout shift, `blocked` a duration. */
export interface Vitals {
  firstPaint: number
  largestPaint: number
  /** When a button that was pressed from the first paint on answered. */
  firstPress: number
  /** When the whole page was hydrated. */
  hydrated: number
  blocked: number
  shift: number
  elements: number
  /** Characters of the styles in the document. */
  styles: number
}

declare global {
  interface Window {
    vitals: Vitals & { longTasks: { start: number; duration: number }[] }
  }
}

/** Runs in the page before any other script, so it may refer to nothing outside itself. */
export const watchVitals = (press: string | undefined) => {
  const times = { firstPaint: 0, largestPaint: 0, firstPress: 0, hydrated: 0 }
  window.vitals = { ...times, blocked: 0, shift: 0, elements: 0, styles: 0, longTasks: [] }

  const observe = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({ type, buffered: true })

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.vitals.firstPaint = startTime
  })
  observe<LargestContentfulPaint>('largest-contentful-paint', ({ startTime }) => {
    window.vitals.largestPaint = startTime
  })
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  observe<Shift>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.vitals.shift += value
  })
  observe('longtask', ({ startTime, duration }) => {
    window.vitals.longTasks.push({ start: startTime, duration })
  })

  // React adds a property to each element that it has hydrated.
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  const areTaken = (selector: string) => {
    const elements = document.querySelectorAll(selector)
    return elements.length > 0 && Array.prototype.every.call(elements, isTaken)
  }
  // Islands start when they are used.
  const isPageTaken = () => window.pageStarted && !document.querySelector('[data-starts-at-once]:not([data-started])')
  const look = setInterval(() => {
    if (press) {
      const button = document.querySelector<HTMLElement>(press)
      const hasAnswered = button?.ariaPressed === 'true' || document.querySelector('dialog:popover-open')
      if (hasAnswered) window.vitals.firstPress ||= performance.now()
      else if (window.vitals.firstPaint && button?.ariaBusy !== 'true') button?.click()
      return
    }
    if (!areTaken('#root main *, #island *') && !isPageTaken()) return
    window.vitals.hydrated = performance.now()
    clearInterval(look)
  }, 10)
}

/** Runs in the page at the end. */
export const readVitals = (): Vitals => {
  const { longTasks, ...vitals } = window.vitals
  const blocked = longTasks
    .filter(({ start }) => start >= vitals.firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0)
  const styles = [...document.querySelectorAll('style')].reduce((sum, { textContent }) => sum + textContent.length, 0)
  return { ...vitals, blocked, elements: document.querySelectorAll('*').length, styles }
}

/** What a browser does on the main thread of a page, by the names of its traces. */
const WORK = {
  script:
    /^(EvaluateScript|v8\.|V8\.|FunctionCall|RunMicrotasks|EventDispatch|TimerFire|FireAnimationFrame|(Minor|Major)GC)/,
  style: /^(UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^Layout$/,
  paint: /^(Paint|PrePaint|Layerize|UpdateLayer|Commit)/,
  parsing: /^ParseHTML$/,
}

export type Work = Record<keyof typeof WORK | 'beforeFirstPaint', number>

/** Times in microseconds. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number }

export const TRACED = ['devtools.timeline', 'disabled-by-default-v8.compile', 'v8', 'loading']

/** Milliseconds of each kind of work in a trace; what one kind does inside of another is counted once, as its own. */
export const readWork = (trace: Buffer): Work => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')!
  const work = { script: 0, style: 0, layout: 0, paint: 0, parsing: 0, beforeFirstPaint: 0 }
  const open: { end: number; add: (ms: number) => void }[] = []
  const events = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === paint.tid)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  for (const { name, ts, dur = 0 } of events) {
    while (open.length > 0 && open.at(-1)!.end <= ts) open.pop()
    const [kind] = Object.entries(WORK).find(([, names]) => names.test(name)) ?? []
    if (!kind) continue
    const add = (ms: number) => {
      work[kind as keyof typeof WORK] += ms
      if (ts < paint.ts) work.beforeFirstPaint += ms
    }
    open.at(-1)?.add(-dur / 1000)
    add(dur / 1000)
    open.push({ end: ts + dur, add })
  }
  return work
}
