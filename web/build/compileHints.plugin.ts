import type { Plugin } from 'vite'

// V8 reads the hint on the first line only: https://v8.dev/blog/explicit-compile-hints
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Lets Chromium compile the entry and its imports in the background while they load. Without the hint, it compiles each
 * function at its first call, on the thread that hydrates the page.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const needed = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports])
      for (const chunk of chunks) if (needed.includes(chunk.fileName)) chunk.code = HINT + chunk.code
    },
  },
})
