import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { latestPlace } from './places.ts'
import { KEEP_SCROLL } from './useScrollMemory.ts'

/** The page at a path; undefined if the site has none. */
type FindPage = (pathname: string) => { load: () => Promise<unknown> } | undefined

const REACHED = ['pointerover', 'touchstart', 'focusin']

/** The link around an event's target that the router can follow. */
const linkOf = (event: Event) => {
  if (!(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (!link?.href || link.target || link.download || link.origin !== window.location.origin) return
  const isFragment = link.hash && link.pathname === window.location.pathname && link.search === window.location.search
  return isFragment ? undefined : link
}

const destinationOf = (link: HTMLAnchorElement) => {
  // A link back to a list restores the list's filters and scroll position.
  const left = 'return' in link.dataset ? latestPlace(link.pathname) : undefined
  if (left) return { address: left.address, state: { scroll: left.top } }
  // A link in the content to another query of the same page, such as a filter, changes only a part of the page.
  const isPart = link.pathname === window.location.pathname && !link.hash && link.closest('main') !== null
  const isOpen = link.href === window.location.href
  return { address: link.pathname + link.search + link.hash, state: isPart && !isOpen ? KEEP_SCROLL : undefined }
}

/**
 * Lets the router handle links. They are plain anchors, not `<Link>`: static pages are not hydrated, so React has no handlers in
 * them. A link with a target is left to the browser.
 */
export const useLinks = (findPage: FindPage) => {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const link = linkOf(event)
      if (!link || event.defaultPrevented || opensElsewhere || !findPage(link.pathname)) return
      event.preventDefault()
      const isOpen = link.href === window.location.href
      const isInMenu = Boolean(window.history.state?.isOverlay)
      // The menu closes and removes its history entry (`useOverlayEntry`), so there is nothing to navigate to.
      if (isOpen && isInMenu) return window.scrollTo({ top: 0, behavior: 'instant' })
      const { address, state } = destinationOf(link)
      // As in browsers, a link to the current page replaces its history entry.
      void navigate(address, { replace: isOpen || isInMenu, state })
    }
    // The time between hovering and clicking is usually enough to load the page's code.
    const preload = (event: Event) => {
      const link = linkOf(event)
      if (link)
        findPage(link.pathname)
          ?.load()
          .catch(() => {})
    }
    document.addEventListener('click', follow)
    for (const reached of REACHED) document.addEventListener(reached, preload, { passive: true })
    return () => {
      document.removeEventListener('click', follow)
      for (const reached of REACHED) document.removeEventListener(reached, preload)
    }
  }, [navigate, findPage])
}
