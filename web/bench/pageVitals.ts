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
}

declare global {
  interface Window {
    vitals: Vitals & { longTasks: { start: number; duration: number }[] }
  }
}

/** Runs in the page before any other script, so it may refer to nothing outside itself. */
export const watchVitals = (press: string | undefined) => {
  window.vitals = { firstPaint: 0, largestPaint: 0, firstPress: 0, hydrated: 0, blocked: 0, shift: 0, longTasks: [] }

  const observe = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({ type, buffered: true })

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.vitals.firstPaint = startTime
  })
  observe<LargestContentfulPaint>('largest-contentful-paint', ({ startTime }) => {
    window.vitals.largestPaint = startTime
  })
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    'layout-shift',
    ({ value, hadRecentInput }) => {
      if (!hadRecentInput) window.vitals.shift += value
    },
  )
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
  return { ...vitals, blocked }
}
