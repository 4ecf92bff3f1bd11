import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type EnvironmentOptions } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { chakraStyles } from './web/build/chakraStyles.plugin.ts'
import { documents } from './web/build/documents.plugin.ts'
import {
  hiddenMaps,
  onlyDependencies,
  precompress,
  withoutFonts,
  withoutStyleElements,
} from './web/build/files.plugin.ts'
import { PLAIN_ISLANDS } from './web/islands/plainIslands.ts'

// A folder of its own for each build: scripts/build.mjs. An image has one build.
const { BUILD_DIR = 'dist' } = process.env

const packages = (names: string) => new RegExp(`/node_modules/(${names})/`)

const QUERIES = 'data/(client|failedCall|useUniversalQuery)|generated/|contact/sendInquiry'

// Vendors change less often than islands: each is its own file, which browsers keep across releases. Code that two
// vendors share is also a file: otherwise an island that needs one vendor would load both.
const SCRIPTS = [
  { name: 'react', test: packages('react|react-dom|scheduler|react-router') },
  // What several islands share, but for queries: one file each would cost more requests than bytes.
  {
    name: 'shared',
    test: new RegExp(`/(web|graph)/(?!${QUERIES})|vite/preload-helper`),
    minShareCount: 2,
  },
  { name: 'statics', test: packages('hoist-non-react-statics|react-is|react-fast-compare') },
  // The contact form has these from its start. In the file of queries, which has them too, they would bring it along.
  { name: 'contact', test: /\/web\/(contact\/content|environment\/attempt)\.ts/ },
  {
    name: 'apollo',
    test: new RegExp(`/node_modules/(@apollo|graphql|rxjs|@wry|optimism|tslib)/|/web/(${QUERIES})`),
  },
  { name: 'chakra', test: packages('@chakra-ui|@ark-ui|@zag-js|@emotion|stylis|@floating-ui|@internationalized') },
  { name: 'form', test: packages('formik|lodash|lodash-es|tiny-warning|deepmerge') },
  { name: 'rules', test: packages('yup|property-expr|tiny-case|toposort') },
]

// Every page has the styles of these, and those of its parts override them: they come first.
const BASE_STYLES = { name: 'base', test: /theme\/(layout|button)\.styles\.ts/ }

// Styles of parts that no first view shows: menus, footer, the enlarged picture, a cart's estimate. All documents share one file of them.
const DEFERRED_STYLES = {
  name: 'deferred',
  test: /deferred\.styles\.ts/,
}

// Packages of many files that no other package imports: the server loads each as a part of its own files, which is sooner.
const BUNDLED = [
  '@apollo/client',
  'graphql-scalars',
  'rate-limiter-flexible',
  'react-router',
  'rxjs',
  // Of type-graphql: Vite would import the version that only the checks install, where they are installed.
  'semver',
  'type-graphql',
  'typeorm',
]

/** A file beside those of the site, which are built before. */
const besideSite = (rolldownOptions: NonNullable<BuildEnvironmentOptions['rolldownOptions']>): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: `${BUILD_DIR}/client`,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions,
  },
})

/** What shows other documents in a page, when it is used: a small file without imports for each. */
const plainIslands = Object.fromEntries(
  Object.entries(PLAIN_ISLANDS).map(([name, source]) => [
    name,
    besideSite({
      input: { [name]: source },
      output: { entryFileNames: '[name].js' },
      preserveEntrySignatures: 'strict',
      // As with the loader's modules.
      treeshake: { moduleSideEffects: false },
    }),
  ]),
)

/** What the build makes beside the site's own files. */
const ONLY_BUILT: Record<string, EnvironmentOptions> = {
  // The pages, of which the documents have the styles; only the server runs their scripts.
  pages: {
    consumer: 'client',
    build: {
      outDir: `${BUILD_DIR}/pages`,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: true,
      target: 'es2022',
      minify: false,
      cssMinify: true,
      rolldownOptions: {
        input: ['web/app/App.tsx', 'web/desk/DeskApp.tsx'],
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [BASE_STYLES, DEFERRED_STYLES] } },
      },
    },
  },
  // The element for partners' pages: one file with a permanent name and without imports.
  embed: besideSite({
    input: { embed: 'web/embed/ridgelineInventory.ts' },
    output: { entryFileNames: '[name].js' },
  }),
  // What runs on every page, and loads the islands' scripts: one small file without imports.
  loader: besideSite({
    input: { loader: 'web/app/loader.ts' },
    output: { entryFileNames: '[name].js', format: 'iife' },
    // Its modules do nothing before the loader calls them: what it does not use of them goes.
    treeshake: { moduleSideEffects: false },
  }),
  ...plainIslands,
  // The editor of /graphql for networks that Apollo's Sandbox does not reach: nothing of it is in the site's files.
  graphiql: {
    consumer: 'client',
    build: {
      outDir: `${BUILD_DIR}/graphiql`,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      // The editor is one large file: nothing of it is of use alone.
      chunkSizeWarningLimit: 1200,
      // Vite's preloads would look for the files below /assets.
      modulePreload: false,
      rolldownOptions: {
        input: { graphiql: 'graph/graphql/graphiql/graphiql.ts' },
        output: { entryFileNames: '[name].js' },
        preserveEntrySignatures: 'strict',
        // A hint of React's compiler, which is of no use here.
        checks: { moduleLevelDirective: false },
      },
    },
  },
}

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [
    chakraStyles(),
    documents(),
    react(),
    withoutFonts(),
    withoutStyleElements(),
    precompress(),
    hiddenMaps(),
    onlyDependencies(manifest.dependencies),
  ],
  environments: {
    client: {
      build: {
        outDir: `${BUILD_DIR}/client`,
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        sourcemap: 'hidden',
        rolldownOptions: {
          input: 'web/app/entry.client.tsx',
          preserveEntrySignatures: 'strict',
          // The entry lists all files: hashes are the shortest that the bundler takes.
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: SCRIPTS },
          },
        },
      },
    },
    // Development has none of these: it sends their sources.
    ...(command === 'build' && ONLY_BUILT),
    ssr: {
      resolve: { noExternal: command === 'build' ? BUNDLED : [] },
      build: {
        outDir: `${BUILD_DIR}/server`,
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        // For a debugger. Node reads them only where it is asked to (`--enable-source-maps`), which costs memory.
        sourcemap: true,
        target: 'node24',
        rolldownOptions: {
          input: {
            site: 'web/server/main.ts',
            api: 'graph/main.ts',
            worker: 'graph/worker.ts',
            supervise: 'graph/runtime/supervise.ts',
            inquiries: 'graph/cli/inquiries.ts',
            inventory: 'graph/cli/inventory.ts',
            partners: 'graph/cli/partners.ts',
            database: 'graph/cli/database.ts',
            backup: 'graph/cli/backup.ts',
            doctor: 'graph/cli/doctor.ts',
          },
          // Node keeps the source of a file in memory, in two bytes a character where one of them is not Latin: a dash of our
          // texts would double TypeORM's 1.8 MB.
          output: { comments: false, codeSplitting: { groups: [{ name: 'typeorm', test: packages('typeorm') }] } },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'pages', 'embed', 'loader', ...Object.keys(plainIslands), 'graphiql', 'ssr'])
        await builder.build(builder.environments[name]!)
    },
  },
}))
