import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chakraStyles } from './web/build/chakraStyles.plugin.ts'
import { documents } from './web/build/documents.plugin.ts'
import { withoutFonts, withoutStyleElements } from './web/build/graphiql.plugin.ts'
import { precompress } from './web/build/precompress.plugin.ts'
import { shakeRouter } from './web/build/shakeRouter.plugin.ts'

// A folder of its own for each build: scripts/build.mjs. An image has one build.
// biome-ignore lint/style/noProcessEnv: it is no setting of the site
const { BUILD_DIR = 'dist' } = process.env

const packages = (names: string) => new RegExp(`/node_modules/(${names})/`)

// Vendors change less often than pages: each is its own file, which browsers keep across releases. Code that two
// vendors share is also a file: otherwise a page that needs one vendor would load both.
const VENDORS = [
  // Includes the code that every chunk needs: it would otherwise become small files, 6 to 11 more for a page. A group of
  // what many chunks share (`minShareCount`) needs no names, but adds 2 to 3 KB to the scripts of every first visit.
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime|theme\/(layout\.styles|button\.styles)\.ts|environment\/(isServer|network|site)\.ts|islands\/serverHtml\.ts|ui\/(ErrorState|TryAgain|message\.styles)\.tsx?|dealer\/dealer\.ts/,
  },
  // The lists that a browser keeps, for cards, pages and islands.
  { name: 'lists', test: /web\/shortlist\/(keys|persistedList|lists|comparePath)\.ts/ },
  // The inventory shares these few lines with other pages: one file each would cost more requests than bytes.
  { name: 'figures', test: /dealer\/figures\/(delivery|returns|format-figure)|ui\/format\.ts/ },
  { name: 'statics', test: packages('hoist-non-react-statics|react-is|react-fast-compare') },
  { name: 'apollo', test: packages('@apollo|graphql|rxjs|@wry|optimism|tslib') },
  { name: 'chakra', test: packages('@chakra-ui|@ark-ui|@zag-js|@emotion|stylis|@floating-ui|@internationalized') },
  { name: 'form', test: packages('formik|lodash|lodash-es|tiny-warning|deepmerge') },
  { name: 'rules', test: packages('yup|property-expr|tiny-case|toposort') },
]

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

const SHELL = /\/(?:react|rolldown-runtime)-/

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [chakraStyles(), documents(), react(), shakeRouter(), withoutFonts(), withoutStyleElements(), precompress()],
  environments: {
    client: {
      build: {
        outDir: `${BUILD_DIR}/client`,
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // The shell is there before any page is: without its files, the lists of what a page preloads are shorter.
        modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => !SHELL.test(file)) },
        assetsInlineLimit: 0,
        rolldownOptions: {
          // The loader runs either: the shortlist works without React.
          input: ['web/app/entry.client.tsx', 'web/shortlist/start.ts'],
          // The entry lists all files, and each page up to sixteen style sheets: hashes are the shortest that the bundler takes, and
          // style sheets have no names.
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            codeSplitting: { groups: VENDORS },
          },
        },
      },
    },
    // The element for partners' pages: one file with a permanent name and without imports, beside the site's files.
    embed: {
      consumer: 'client',
      build: {
        outDir: `${BUILD_DIR}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: { embed: 'web/embed/ridgelineInventory.ts' },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
    // The loader of the other scripts: one small file without imports.
    loader: {
      consumer: 'client',
      build: {
        outDir: `${BUILD_DIR}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: { loader: 'web/app/loader.ts' },
          output: { entryFileNames: '[name].js', format: 'iife' },
        },
      },
    },
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
    ssr: {
      resolve: { noExternal: command === 'build' ? BUNDLED : [] },
      build: {
        outDir: `${BUILD_DIR}/server`,
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        target: 'node24',
        rolldownOptions: {
          input: {
            site: 'web/server/main.ts',
            pictures: 'web/server/drawSitePictures.ts',
            api: 'graph/main.ts',
            worker: 'graph/worker.ts',
            supervise: 'graph/runtime/supervise.ts',
            'health-check': 'graph/runtime/health-check.ts',
            calendar: 'graph/cli/calendar.ts',
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
      for (const name of ['client', 'embed', 'loader', 'graphiql', 'ssr'] as const)
        await builder.build(builder.environments[name]!)
    },
  },
}))
