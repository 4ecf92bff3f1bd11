import type { HydrationOptions, Root } from 'react-dom/client'

/**
 * Options of a root that hydrates the server's HTML in `element`. React empties a root that throws; this puts the nodes back
 * as they were, typed text included, because links and forms work without scripts.
 */
export const restoreHtmlOnError = (
  element: Element,
  root: () => Root,
  onError: (error: unknown) => void,
): HydrationOptions => {
  const nodes = [...element.childNodes]
  return {
    onUncaughtError: (error) => {
      reportError(error)
      element.replaceChildren(...nodes)
      // In a later task: React cannot unmount a root while it renders it.
      setTimeout(() => {
        root().unmount()
        element.replaceChildren(...nodes)
        // Another start would throw again, and take the focus from its fields each time.
        element.removeAttribute('data-island')
        onError(error)
      })
    },
  }
}
