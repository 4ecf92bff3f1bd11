import { useEffect, useState } from 'react'
import type { Hours } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/app/site.ts'
import { island } from '#web/islands/island.tsx'
import { openNow } from './OpenNow.styles.ts'
import { openingStatus } from './openingStatus.ts'

const MINUTE = 60_000

const Status = ({ week }: { week: readonly Hours[] }) => {
  const { renderedAt, clockOffset } = useSite()
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])

  const { isOpen, text } = openingStatus(week, now, clockOffset)
  return (
    <p className={openNow.line} data-open={isOpen}>
      {text}
    </p>
  )
}

/** Starts from the time of the server's rendering, so that hydration matches, then follows the clock. */
export const OpenNow = island('OpenNow', Status)
