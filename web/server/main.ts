import { fileURLToPath } from 'node:url'
import { loadConfig } from '#graph/config.ts'
import { graphiqlFiles } from '#graph/graphql/landing-page.ts'
import { listen } from '#graph/http/server.ts'
import { runProcess } from '#graph/runtime/process.ts'
import { builtAssets } from './assets.ts'
import { openSite, printAddresses } from './openSite.ts'
import { builtFiles } from './site.ts'

const CLIENT_DIR = fileURLToPath(new URL('../client', import.meta.url))
const PAGES_DIR = fileURLToPath(new URL('../pages', import.meta.url))
const GRAPHIQL_DIR = fileURLToPath(new URL('../graphiql', import.meta.url))

/** The site and its API in one process: what `npm start` runs. */
await runProcess(async (onStop) => {
  const config = loadConfig()
  // Loaded while the database starts, so that the first visitor does not wait for it.
  const renderer = import('./render.tsx')
  const { server, close } = await openSite(config, {
    renderer: () => renderer,
    assets: await builtAssets({ clientDir: CLIENT_DIR, pagesDir: PAGES_DIR }),
    publicDir: CLIENT_DIR,
    files: async (app) => {
      await app.register(builtFiles(CLIENT_DIR))
      await app.register(graphiqlFiles(GRAPHIQL_DIR))
    },
  })
  onStop(close)
  await renderer
  printAddresses(await listen(server, config), config)
})
