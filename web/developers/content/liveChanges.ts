import { LIMITS } from '#graph/api/limits.ts'

/** A stream of changes that a terminal shows as they come. */
export const liveCurl = (endpoint: string) => `curl -N ${endpoint}/stream \\
  -H 'accept: text/event-stream' -H 'content-type: application/json' \\
  -d '{"query": "subscription { vehicleChanged { vehicleId kind cursor vehicle { name price inStock } } }"}'`

export const LIVE_RULES = [
  `A stream ends within ${LIMITS.streamMinutes} minutes, and when the network breaks or the site restarts. Keep the \`cursor\` of the last event, and subscribe again with \`vehicleChanged(after:)\`: nothing is left out.`,
  `${LIMITS.streamsOfAddress} streams are open to an address. Each event costs the points of the subscription.`,
  'The library [graphql-sse](https://www.npmjs.com/package/graphql-sse) reads the stream, alone or as the transport of urql and Apollo Client. Apollo Sandbox does not speak this protocol.',
]
