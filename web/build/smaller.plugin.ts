import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/** A second minifier finds 2 to 5 % more in what Vite's own leaves. */
export const smaller = (): Plugin => ({
  name: 'smaller',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client' || name === 'embed',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const work = chunks.map(async (chunk) => {
        const { code } = await minify(chunk.code, {
          module: true,
          compress: { ecma: 2020, passes: 3, toplevel: true },
          mangle: { toplevel: true },
          format: { ecma: 2020 },
        })
        chunk.code = code
      })
      await Promise.all(work)
    },
  },
})
