import { useEffect, useTransition } from 'react'
import { useNavigate } from 'react-router'
import { matchRoute } from './matchRoute.ts'
import { NOT_FOUND } from './routes.tsx'
import { startAtTop } from './useScrollToTop.ts'

/** The link to a page of the site around an event's target. */
const linkOf = (event: Event) => {
  if (!(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (!link?.href || link.target || link.download || link.origin !== window.location.origin) return
  const isFragment = link.hash && link.pathname === window.location.pathname && link.search === window.location.search
  if (isFragment || matchRoute(link.pathname) === NOT_FOUND) return
  return link
}

const REACHED = ['pointerover', 'touchstart', 'focusin']

/**
 * Turns clicks on links to pages of the site into navigation: links are plain anchors, which work without scripts too.
 * True between a click and its page.
 */
export const useLinkNavigation = () => {
  const navigate = useNavigate()
  const [isPending, startTransition] = useTransition()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const link = linkOf(event)
      if (!link || event.defaultPrevented || opensElsewhere) return
      event.preventDefault()
      // As in browsers, a link to the open page replaces its entry in the history.
      const isOpen = link.href === window.location.href
      // The router's update joins this transition, which ends once the page can be shown.
      startTransition(() => void navigate(link.pathname + link.search + link.hash, { replace: isOpen }))
      if (isOpen) startAtTop(link.hash)
    }
    // The time between reaching a link and clicking it is enough to load the code of its page.
    const prepare = (event: Event) => {
      const link = linkOf(event)
      if (link)
        matchRoute(link.pathname)
          .load()
          .catch(() => {})
    }
    document.addEventListener('click', follow)
    for (const reached of REACHED) document.addEventListener(reached, prepare, { passive: true })
    return () => {
      document.removeEventListener('click', follow)
      for (const reached of REACHED) document.removeEventListener(reached, prepare)
    }
  }, [navigate])
  useEffect(() => {
    document.querySelector('main')?.setAttribute('aria-busy', String(isPending))
  }, [isPending])
  return isPending
}
