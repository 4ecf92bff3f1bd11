import { useEffect, useTransition } from 'react'
import { useNavigate } from 'react-router'
import { matchRoute } from './matchRoute.ts'
import { NOT_FOUND } from './routes.tsx'
import { startAtTop } from './useScrollToTop.ts'

/** The link to a page of the site that an event is about. */
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
 * Links are plain anchors that work before and without scripts; this turns clicks on pages of the site into navigation.
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
      // As browsers do it: a link to the open page begins it anew, and Back does not lead to it twice.
      const isOpen = link.href === window.location.href
      // The router's update joins this transition, which ends when the page and its data are there.
      startTransition(() => void navigate(link.pathname + link.search + link.hash, { replace: isOpen }))
      if (isOpen) startAtTop(link.hash)
    }
    // A hand takes a moment from reaching a link to clicking it: time to load the code of its page.
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
  return isPending
}
