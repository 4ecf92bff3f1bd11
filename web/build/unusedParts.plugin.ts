import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\/dist\//
const NAMED = /^\w+\.displayName = .*;$/gm
const MADE_BY_REACT = /= (React\$1\.\w+\()/g

/**
 * Lets the bundler leave out the router's components that nobody uses (links, forms): naming a component for developers'
 * tools, and making it by a call of React's, look like work that has to be done.
 */
export const unusedParts = (): Plugin => ({
  name: 'unused-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({ code: code.replace(NAMED, '').replace(MADE_BY_REACT, '= /* @__PURE__ */ $1'), map: null }),
  },
})
