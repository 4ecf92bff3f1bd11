import { useEffect, useState } from 'react'
import { layout } from '#web/theme/layout.styles.ts'
import { pageProgress } from './PageProgress.styles.ts'

/** A faster page needs no progress bar. */
const NOTICED_AFTER_MS = 300

/** Progress between a navigation and its page: a bar at the top, and words for screen readers. */
export const PageProgress = ({ isPending }: { isPending: boolean }) => {
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    document.querySelector('main')?.setAttribute('aria-busy', String(isPending))
    if (!isPending) return setNoticed(false)
    const timer = setTimeout(() => setNoticed(true), NOTICED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isPending])

  return (
    <div aria-live="polite">
      {isNoticed && (
        <div className={pageProgress.bar}>
          <span className={layout.visuallyHidden}>Loading the page</span>
        </div>
      )}
    </div>
  )
}
