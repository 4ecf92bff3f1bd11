import type { Plugin } from 'vite'

const REACT_OF_BROWSERS = 'react-dom/client'
const NOTHING = '\0without-hydration'

/**
 * Leaves React's code for browsers out of the server: 1.8 MB of source that Node would keep in memory. The components that
 * hydrate import it, and call it in effects only, which no server runs.
 */
export const withoutHydration = (): Plugin => ({
  name: 'without-hydration',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id) => (id === REACT_OF_BROWSERS ? NOTHING : undefined),
  load: (id) => (id === NOTHING ? 'export const hydrateRoot = undefined' : undefined),
})
