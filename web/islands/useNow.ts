import { useLayoutEffect, useState } from 'react'
import { IS_SERVER } from '#web/environment/isServer.ts'
import { useSite } from '#web/environment/site.ts'
import { useIsHydrating } from './serverHtml.ts'

const MINUTE = 60_000

/** The time in ms since 1970, to the minute: the server's while its HTML is hydrated, the visitor's from then on. */
export const useNow = () => {
  const { renderedAt } = useSite()
  const isHydrating = useIsHydrating()
  // After a navigation, `renderedAt` is the time of the tab's first page, maybe days ago.
  const [now, setNow] = useState(() => (IS_SERVER || isHydrating ? renderedAt : Date.now()))
  useLayoutEffect(() => {
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
