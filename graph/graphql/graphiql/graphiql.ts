import { GraphiQL, type GraphiQLProps } from 'graphiql'
import styles from 'graphiql/style.css?inline'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { STYLES } from './styles.ts'

interface GraphiqlOptions {
  endpoint: string
  operation: string
  /** JSON. */
  variables: string
}

export function start(element: Element, { endpoint, operation, variables }: GraphiqlOptions): void {
  // A constructed style sheet needs no source in the CSP.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles + STYLES)
  document.adoptedStyleSheets.push(sheet)
  const given = { fetcher: fetcherOf(endpoint), query: operation, variables }
  // The page has only a light theme, and what is typed is not shared with other tabs.
  const look = { forcedTheme: 'light', storage: sessionStorage } as const
  nameEditors(element)
  createRoot(element).render(createElement(GraphiQL, { ...given, ...look }))
}

const NAMES: Record<string, string> = { 'graphiql-query-editor': 'Operation', 'graphiql-response': 'Answer' }

/** Labels the editors for screen readers. GraphiQL does not, and creates them late. */
function nameEditors(element: Element): void {
  new MutationObserver(() => {
    for (const field of element.querySelectorAll('.CodeMirror textarea:not([aria-label])')) {
      const place = field.closest('.graphiql-query-editor, .graphiql-response')?.className
      field.ariaLabel = (place && NAMES[place]) ?? 'Variables or headers'
    }
  }).observe(element, { childList: true, subtree: true })
}

function fetcherOf(endpoint: string): GraphiQLProps['fetcher'] {
  return async (operation, options) => {
    const headers = { 'content-type': 'application/json', ...options?.headers }
    const response = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(operation) })
    return response.json()
  }
}
