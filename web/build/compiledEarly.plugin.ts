import type { Plugin } from 'vite'

// V8 reads it where it stands first: https://v8.dev/blog/explicit-compile-hints
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Chromium compiles the entry and what it imports in the background while they load. Without the hint it compiles each
 * function when it is first called, on the thread that hydrates the page.
 */
export const compiledEarly = (): Plugin => ({
  name: 'compiled-early',
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
