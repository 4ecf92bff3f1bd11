import { fileURLToPath } from 'node:url'
import { loadConfig } from '#graph/config.ts'
import { graphiqlFiles } from '#graph/graphql/landing-page.ts'
import { compressAnswers } from '#graph/http/compression.ts'
import { listen } from '#graph/http/server.ts'
import { runProcess } from './runtime/process.ts'
import { openServer } from './start/open-server.ts'
import { printWhatWaits } from './start/start-jobs.ts'

const GRAPHIQL_DIR = fileURLToPath(new URL('../graphiql', import.meta.url))

/** The API alone, without the site. */
await runProcess(async (onStop) => {
  const config = loadConfig()
  const { server, close } = await openServer(config, {
    register: async (app, { routes }) => {
      await compressAnswers(app)
      await app.register(graphiqlFiles(GRAPHIQL_DIR))
      await app.register(routes)
    },
  })
  onStop(close)

  const port = await listen(server, config)
  console.log(`GraphQL  http://localhost:${port}/graphql (Apollo Sandbox in a browser)`)
  console.log(`REST     http://localhost:${port}/api/vehicles`)
  if (config.runsJobs) printWhatWaits(config)
  console.log('Stop with Ctrl-C.')
})
