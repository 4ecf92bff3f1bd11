import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { Router } from 'react-router'
import { onNavigation, presentEntry, siteHistory } from '#web/environment/history.ts'

/** The router of an island, whose state may be the query of the page. Other pages are documents: `window.location` opens them. */
export const IslandRouter = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState(presentEntry)
  useEffect(() => onNavigation(() => startTransition(() => setShown(presentEntry()))), [])
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={siteHistory()}>
      {children}
    </Router>
  )
}
