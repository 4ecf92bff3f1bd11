import autocannon from 'autocannon'
import { queryOf } from './queries.ts'

/**
 * `node queryFlood.ts ORIGIN KIND ADDRESS CONNECTIONS SECONDS`: sends queries of this kind, which come from this address
 * by their X-Forwarded-For; prints how many answers had each status.
 */
const [origin, kind, address, connections, seconds] = process.argv.slice(2)
let number = 0

const { statusCodeStats, errors } = await autocannon({
  url: `${origin}/graphql`,
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': address! },
  connections: Number(connections),
  duration: Number(seconds),
  timeout: 60,
  requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify(queryOf(kind!, number++)) }) }],
})
const counts = Object.entries(statusCodeStats as Record<string, { count: number }>)
console.log(JSON.stringify({ ...Object.fromEntries(counts.map(([status, { count }]) => [status, count])), errors }))
