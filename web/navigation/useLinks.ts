import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { latestPlace } from './places.ts'
import { KEEP_SCROLL } from './useScrollMemory.ts'

/** The page at a path of the site; undefined where there is none. */
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

/** The address to which a link leads, and where on its page. */
const destinationOf = (link: HTMLAnchorElement) => {
  // A link back to a list leads to the list as it was left, with its filters.
  const left = 'return' in link.dataset ? latestPlace(link.pathname) : undefined
  if (left) return { address: left.address, state: { scroll: left.top } }
  // A link in the page's own content, to another query of the same page, changes a part of the page.
  const isPart = link.pathname === window.location.pathname && !link.hash && link.closest('main') !== null
  const isOpen = link.href === window.location.href
  return { address: link.pathname + link.search + link.hash, state: isPart && !isOpen ? KEEP_SCROLL : undefined }
}

/**
 * Lets the router follow the links to pages of the site. They are plain anchors, which work without scripts too; a link with a
 * target is left to the browser.
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
      // The menu closes and takes its entry away: the page's own entry is below it.
      if (isOpen && isInMenu) return window.scrollTo({ top: 0, behavior: 'instant' })
      const { address, state } = destinationOf(link)
      // As in browsers, a link to the open page replaces its entry in the history.
      void navigate(address, { replace: isOpen || isInMenu, state })
    }
    // The time between reaching a link and clicking it is enough to load the code of its page.
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
