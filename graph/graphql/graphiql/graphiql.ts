import { GraphiQL, type GraphiQLProps } from 'graphiql'
import styles from 'graphiql/style.css?inline'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** `variables` is JSON. */
export function start(
  element: Element,
  { endpoint, operation, variables }: Record<'endpoint' | 'operation' | 'variables', string>,
): void {
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

/**
 * Overrides GraphiQL's style sheet: the site's fonts, colors with enough contrast on white and gray, and one column on narrow
 * screens, where the result would have no width.
 */
const STYLES = `
:root :is(.graphiql-container, .graphiql-dialog, .graphiql-tooltip, .CodeMirror-info, .CodeMirror-lint-tooltip, [data-radix-popper-content-wrapper]) {
  --font-family: inherit;
  --font-family-mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  --color-primary: 14, 66%, 35%;
  --color-secondary: 242, 51%, 45%;
  --color-tertiary: 188, 100%, 24%;
  --color-info: 208, 100%, 32%;
  --color-success: 158, 60%, 24%;
  --color-warning: 36, 100%, 26%;
  --alpha-secondary: .95;
  --alpha-tertiary: .85;
}
@media (max-width: 48rem) {
  #graphiql { height: 60rem; }
  .graphiql-container :is(.graphiql-main, #graphiql-session) { flex-direction: column; }
  .graphiql-container .graphiql-horizontal-drag-bar { display: none; }
}
`
