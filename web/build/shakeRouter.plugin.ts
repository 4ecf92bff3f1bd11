import type { Plugin } from 'vite'

const NAME = /^\w+\.displayName = .*;$/gm
const CALL_OF_REACT = /= (React\$1\.\w+\()/g

/**
 * Lets the bundler drop the router's components that no page uses (links, forms): 4 KB of every page. The bundler takes a
 * component's name and the call of React that makes the component for side effects.
 */
export const shakeRouter = (): Plugin => {
  let isShaken = false
  return {
    name: 'shake-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler(code) {
        isShaken ||= code.search(NAME) >= 0 && code.search(CALL_OF_REACT) >= 0
        return { code: code.replace(NAME, '').replace(CALL_OF_REACT, '= /* @__PURE__ */ $1'), map: null }
      },
    },
    buildEnd(error) {
      if (!isShaken && !error) this.error("The router's code has changed: adapt the patterns of shakeRouter.plugin.ts.")
    },
  }
}
