import { useLayoutEffect, useState } from 'react'
import { useSite } from '#web/environment/site.ts'

const MINUTE = 60_000

/** The time in ms since 1970, to the minute: the server's while its HTML is hydrated, the visitor's from then on. */
export const useNow = () => {
  const { renderedAt } = useSite()
  const [now, setNow] = useState(renderedAt)
  useLayoutEffect(() => {
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
