import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { matchRoute } from '#web/matchRoute.ts'
import { NOT_FOUND } from '#web/routes.tsx'

const linkOf = (event: MouseEvent) => {
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || opensElsewhere || !(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (!link?.href || link.target || link.download || link.origin !== window.location.origin) return
  const isFragment = link.hash && link.pathname === window.location.pathname && link.search === window.location.search
  if (isFragment || matchRoute(link.pathname) === NOT_FOUND) return
  return link
}

/** Links are plain anchors that work before and without scripts; this turns clicks on pages of the site into navigation. */
export const useLinkNavigation = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
