import { loadConfig } from '#graph/config.ts'
import { compressAnswers } from '#graph/http/compression.ts'
import { listen } from '#graph/http/server.ts'
import { openServer } from './runtime/open-server.ts'
import { runProcess } from './runtime/process.ts'

/** The API alone, without the site. */
await runProcess(async (onStop) => {
  const config = loadConfig()
  const { server, close } = await openServer(config, {
    register: async (app, { routes }) => {
      await compressAnswers(app)
      await app.register(routes)
    },
  })
  onStop(close)

  const port = await listen(server, config)
  console.log(`GraphQL  http://localhost:${port}/graphql (Apollo Sandbox in a browser)`)
  console.log(`REST     http://localhost:${port}/api/vehicles`)
  console.log('Stop with Ctrl-C.')
})
