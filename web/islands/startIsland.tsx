import { useEffect, useLayoutEffect } from 'react'
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client'
import { StaticRouter } from 'react-router'
import { withTimeout } from '#web/environment/network.ts'
import { type Site, SiteContext } from '#web/environment/site.ts'
import type { IslandName, IslandsCode } from './island.tsx'

/**
 * A browser's translation replaces text nodes, and helpers insert elements. React goes on with the nodes that it knows, and would
 * throw where one of them has another parent by now (facebook/react#11538).
 */
const tolerateForeignNodes = () => {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null) {
    insertBefore.call(this, child, before?.parentNode === this ? before : null)
    return child
  }
}

tolerateForeignNodes()

/** Rendered before an island, so that its effect runs before those in which the island takes over what was typed and chosen. */
const AtCommit = ({ run }: { run: () => void }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(run, [])
  return null
}

/** Rendered behind an island: in a second task, after those effects. */
const Started = ({ onStart }: { onStart: () => void }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void setTimeout(onStart), [])
  return null
}

/**
 * Hydrates an island in a root of its own, and keeps what the visitor typed, chose and focused. Resolves when the island handles
 * events. Its router knows the page's address; other pages are documents, which `window.location` opens.
 */
export const startIsland = async (element: HTMLElement, { islands, site }: { islands: IslandsCode; site: Site }) => {
  const { island, props = '{}' } = element.dataset
  const Part = await withTimeout(islands[island as IslandName]())
  const { pathname, search } = window.location
  const restore = rememberControls(element)
  await new Promise<void>((resolve, reject) => {
    const root: Root = hydrateRoot(
      element,
      <SiteContext value={site}>
        <StaticRouter location={pathname + search}>
          <AtCommit run={restore} />
          <Part {...JSON.parse(props)} />
          <Started onStart={resolve} />
        </StaticRouter>
      </SiteContext>,
      restoreHtmlOnError(element, () => root, reject),
    )
  })
}

type Control = HTMLElement & Partial<Pick<HTMLInputElement, 'name' | 'type' | 'value' | 'checked'>>

const CHOICES = ['checkbox', 'radio', 'submit']

const keyOf = (control: Control) => {
  const { localName, name = '', type = '', value = '' } = control
  return [localName, type, name, CHOICES.includes(type) ? value : ''].join(' ')
}

/** The controls of a part, each with a name by which it is found in the same part that was rendered anew. */
const controlsIn = (part: Element) => {
  const counts = new Map<string, number>()
  return [...part.querySelectorAll<Control>('input, select, textarea, button, a, summary')].map((control) => {
    const key = keyOf(control)
    const index = counts.get(key) ?? 0
    counts.set(key, index + 1)
    return { control, name: `${key} ${index}` }
  })
}

/** Copies what the visitor typed or chose. A control that was removed from the page still has it. */
const copyState = (from: Control, to: Control) => {
  if (to instanceof HTMLInputElement && CHOICES.includes(to.type)) to.checked = from.checked!
  else if ('value' in to && !(to instanceof HTMLButtonElement)) to.value = from.value
}

const copyFocus = (from: Control, to: Control) => {
  to.focus({ preventScroll: true })
  const { selectionStart, selectionEnd } = from as HTMLInputElement
  // Fields for email addresses and dates have no selection.
  if ('setSelectionRange' in to && typeof selectionStart === 'number')
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

/**
 * React renders an island anew whose HTML is not the server's any more, because of a translation or a browser's helper. Returns a
 * function that gives the new controls what those in their place had: values, choices, focus and selection.
 */
const rememberControls = (part: Element) => {
  const remembered = controlsIn(part)
  let focused = document.activeElement
  const follow = ({ target }: Event) => {
    focused = target as Element
  }
  part.addEventListener('focusin', follow)
  return () => {
    part.removeEventListener('focusin', follow)
    if (remembered.every(({ control }) => control.isConnected)) return
    const present = new Map(controlsIn(part).map(({ control, name }) => [name, control]))
    for (const { control, name } of remembered) {
      const successor = present.get(name)
      if (control.isConnected || !successor) continue
      copyState(control, successor)
      if (control === focused && document.activeElement === document.body) copyFocus(control, successor)
    }
  }
}

/**
 * Options of a root that hydrates the server's HTML in `element`. React empties a root that throws; this puts the nodes back
 * as they were, typed text included, because links and forms work without scripts.
 */
const restoreHtmlOnError = (
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
