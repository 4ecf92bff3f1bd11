import { useEffect, useEffectEvent } from 'react'

/**
 * Pushes a history entry for an open menu, so that Back closes the menu and stays on the page. The entry is a copy of the page's,
 * so nothing changes for the router. A link in the menu replaces it (`useLinks`).
 */
export const useOverlayEntry = (isOpen: boolean, onClose: () => void) => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const closeByBack = () => close()
    window.history.pushState({ ...window.history.state, isOverlay: true }, '')
    window.addEventListener('popstate', closeByBack)
    return () => {
      window.removeEventListener('popstate', closeByBack)
      if (window.history.state?.isOverlay) window.history.back()
    }
  }, [isOpen])
}
