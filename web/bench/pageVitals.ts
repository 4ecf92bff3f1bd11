/** Milliseconds since the start of the navigation; `shift` is the cumulative layout shift, `blocked` a duration. */
export interface Vitals {
  firstPaint: number
  largestPaint: number
  /** When a button that was pressed from the first paint on answered. */
  firstPress: number
  /** When the page's scripts had taken over. */
  started: number
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
  const times = { firstPaint: 0, largestPaint: 0, firstPress: 0, started: 0 }
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

  // Islands start when they are used.
  const isStarted = () => window.pageStarted && !document.querySelector('[data-starts-at-once]:not([data-started])')
  const look = setInterval(() => {
    if (press) {
      const button = document.querySelector<HTMLElement>(press)
      const hasAnswered = button?.ariaPressed === 'true' || document.querySelector('dialog:popover-open')
      if (hasAnswered) window.vitals.firstPress ||= performance.now()
      else if (window.vitals.firstPaint && button?.ariaBusy !== 'true') button?.click()
      return
    }
    if (!isStarted()) return
    window.vitals.started = performance.now()
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
