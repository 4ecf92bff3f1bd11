import autocannon from 'autocannon'
import { startFlood } from './floods.ts'

/**
 * `node flood.ts ORIGIN KIND ADDRESS,ADDRESS… CONNECTIONS SECONDS`: sends requests of this kind, no two alike, which come from
 * these addresses by their X-Forwarded-For, until the time is over or SIGTERM; prints how many answers had each status.
 */
const [origin = '', kind = '', list = '', connections, seconds] = process.argv.slice(2)
const addresses = list.split(',')
let number = 0
const requestOf = await startFlood(kind, origin)

const flood = autocannon(
  {
    url: origin,
    connections: Number(connections),
    duration: Number(seconds),
    timeout: 90,
    requests: [
      {
        setupRequest: (options) => {
          const address = addresses[number % addresses.length]
          const { headers, ...rest } = requestOf(number++)
          return { ...options, ...rest, headers: { ...headers, 'x-forwarded-for': address } }
        },
      },
    ],
  },
  (_error, { statusCodeStats, errors, timeouts }) => {
    const stats = Object.entries(statusCodeStats as Record<string, { count: number }>)
    const counts = Object.fromEntries(stats.map(([status, { count }]) => [status, count]))
    console.log(JSON.stringify({ ...counts, errors, timeouts }))
    process.exit()
  },
)
process.once('SIGTERM', () => flood.stop())
process.send?.('started')
