import type { Plugin } from 'vite'

const FONT_FACE = /@font-face\s*\{[^}]*\}/g

/** The fonts stand in GraphiQL's style sheet as text, and are nine tenths of it. */
export const withoutFonts = (): Plugin => ({
  name: 'graphiql-without-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/node_modules\/graphiql\/dist\/style\.css/ },
    handler: (css) => ({ code: css.replace(FONT_FACE, ''), map: null }),
  },
})

/** GraphiQL's menus stop the page from scrolling by a style element, which the policy of /graphql forbids: they go without. */
export const withoutStyleElements = (): Plugin => ({
  name: 'graphiql-without-style-elements',
  applyToEnvironment: ({ name }) => name === 'graphiql',
  transform: {
    filter: { id: /\/node_modules\/react-style-singleton\/dist\/.*\/index\.js/ },
    handler: () => ({ code: 'export const styleSingleton = () => () => null', map: null }),
  },
})
