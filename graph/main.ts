import { createGraph } from '#graph/app.ts'
import { loadConfig } from '#graph/config.ts'
import { openDatabase } from '#graph/database/open.ts'
import { createServer, listen } from '#graph/http/server.ts'
import { runProcess } from '#graph/process.ts'

/** The API alone, without the site. */
await runProcess(async (onStop) => {
  const config = loadConfig()

  const database = await openDatabase(config)
  onStop(database.close)

  const server = createServer()
  await server.register(createGraph(config, database.dataSource).routes)
  onStop(() => server.close())

  const port = await listen(server, config)
  console.log(`GraphQL  http://localhost:${port}/graphql (Apollo Sandbox in a browser)`)
  console.log(`REST     http://localhost:${port}/api/vehicles`)
  console.log('Stop with Ctrl-C.')
})
