import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './web/build/compressed.plugin.ts'
import { pictures } from './web/build/pictures.plugin.ts'
import { chakraStyles } from './web/theme/chakraStyles.plugin.ts'

// Vendors change less often than pages: each is a file of its own that browsers keep across deploys.
const VENDORS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\// },
  { name: 'apollo', test: /node_modules\/(@apollo|graphql|rxjs|@wry|optimism|tslib|zen-observable|ts-invariant)\// },
  {
    name: 'chakra',
    test: /node_modules\/(@chakra-ui|@ark-ui|@zag-js|@emotion|stylis|@floating-ui|@internationalized)\//,
  },
  {
    name: 'form',
    test: /node_modules\/(formik|yup|lodash|lodash-es|property-expr|tiny-case|toposort|react-fast-compare|hoist-non-react-statics|react-is|tiny-warning|deepmerge)\//,
  },
]

export default defineConfig({
  publicDir: 'web/public',
  plugins: [chakraStyles(), react(), pictures(), compressed()],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'web/entry.client.tsx',
          output: { codeSplitting: { groups: VENDORS } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        target: 'node24',
        rolldownOptions: {
          input: {
            site: 'web/server/main.ts',
            api: 'graph/main.ts',
            inquiries: 'graph/cli/inquiries.ts',
            database: 'graph/cli/database.ts',
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr'] as const) await builder.build(builder.environments[name]!)
    },
  },
})
