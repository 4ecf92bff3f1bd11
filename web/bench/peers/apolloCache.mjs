import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControl } from '@apollo/server/plugin/cacheControl'
import responseCachePlugin from '@apollo/server-plugin-response-cache'
import fastifyApollo from '@as-integrations/fastify'
import Fastify from 'fastify'
import { buildSchema } from 'graphql'

/**
 * Apollo Server with its own response cache, used as their documentation shows. It has the schema of the server at ORIGIN,
 * and the data that this server answers to BODIES, because a hit asks no resolver.
 */
const { ORIGIN, BODIES, PORT } = process.env

const answers = await Promise.all(
  JSON.parse(BODIES).map(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${ORIGIN}/graphql`, { method: 'POST', headers, body })
    return (await response.json()).data
  }),
)

const apollo = new ApolloServer({
  schema: buildSchema(await (await fetch(`${ORIGIN}/schema.graphql`)).text()),
  rootValue: Object.assign({}, ...answers),
  plugins: [ApolloServerPluginCacheControl({ defaultMaxAge: 3600 }), responseCachePlugin()],
})
await apollo.start()

const app = Fastify()
app.get('/', async () => 'ready')
await app.register(fastifyApollo(apollo))
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
