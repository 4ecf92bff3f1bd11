import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LIBRARY = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs'))
const ELEMENT = fileURLToPath(new URL('../ui/icon.tsx', import.meta.url))
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

type Shape = [tag: string, attributes: Record<string, string>]

const markupOf = (shapes: Shape[]) =>
  shapes
    .map(([tag, { key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${written.join('')}/>`
    })
    .join('')

/**
 * Makes each of Lucide's icons one element with its drawing as text. Pages hold a hundred icons, and the library would
 * build their attributes and shapes anew each time.
 */
export const icons = (): Plugin => ({
  name: 'icons',
  apply: 'build',
  enforce: 'pre',
  // On the server too, where packages are not bundled otherwise.
  resolveId: { filter: { id: /^lucide-react$/ }, handler: () => LIBRARY },
  transform: {
    filter: { id: ICON },
    async handler(_code, id) {
      const { __iconData } = await import(id)
      // Old names lead to new ones, and the folder's index to all.
      if (!__iconData) return
      const drawing = JSON.stringify(markupOf(__iconData.node))
      return {
        code: `import { icon } from ${JSON.stringify(ELEMENT)}; export default /* @__PURE__ */ icon(${drawing})`,
        map: null,
      }
    },
  },
})
