import autocannon from 'autocannon'

/** `node flood.ts ORIGIN VISITORS SECONDS`: asks for pages of which no two are the same, until SIGTERM; prints the counts. */
const [origin, visitors, seconds] = process.argv.slice(2)
// A price above all carts lists all of them, so that each page is as long as the inventory.
let highestPrice = 1_000_000

const flood = autocannon(
  {
    url: origin!,
    connections: Number(visitors),
    duration: Number(seconds),
    timeout: Number(seconds),
    requests: [{ setupRequest: (request) => ({ ...request, path: `/inventory?maxPrice=${highestPrice++}` }) }],
  },
  (_error, { statusCodeStats, errors, timeouts }) => {
    console.log(JSON.stringify({ statusCodeStats, errors, timeouts }))
    process.exit()
  },
)
process.once('SIGTERM', () => flood.stop())
