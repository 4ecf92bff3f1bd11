import type { HydrationOptions, Root } from 'react-dom/client'

/**
 * Options of a root that hydrates the server's HTML in `container`. React empties a root that throws; this puts the nodes back
 * as they were, typed text included, because links and forms work without scripts.
 */
export const restoreHtmlOnError = (container: Element | Document, root: () => Root): HydrationOptions => {
  const nodes = [...container.childNodes]
  return {
    onUncaughtError: (error) => {
      reportError(error)
      container.replaceChildren(...nodes)
      // In a later task: React cannot unmount a root while it renders it.
      setTimeout(() => {
        root().unmount()
        container.replaceChildren(...nodes)
        window.eventReplay?.start(container instanceof Document ? container.documentElement : container)
      })
    },
  }
}
