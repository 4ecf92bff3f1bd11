import { useEffect, useState } from 'react'
import { useLinkNavigation } from '#web/routing/useLinkNavigation.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { shell } from './Shell.styles.ts'

/** A page that comes sooner needs no progress bar. */
const NOTICED_AFTER_MS = 300

/** Progress between a click and its page: a bar at the top, and words for screen readers. */
export const PageProgress = () => {
  const isPending = useLinkNavigation()
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    if (!isPending) return setNoticed(false)
    const timer = setTimeout(() => setNoticed(true), NOTICED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isPending])

  return (
    <div aria-live="polite">
      {isNoticed && (
        <div className={shell.progress}>
          <span className={layout.visuallyHidden}>Loading the page</span>
        </div>
      )}
    </div>
  )
}
