// `node health-check.js`: the container's health check. Exit code 0 when the site beside it answers /healthz, else 1.
// Docker restarts a container that exits, but not one that is unhealthy. So this program stops a site that accepts the
// request and does not answer it for HUNG_MS. Outside of a container it stops nothing.
import { endContainer } from './container.ts'

const HUNG_MS = 20_000

try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`, { signal: AbortSignal.timeout(HUNG_MS) })
  process.exitCode = ok ? 0 : 1
} catch (error) {
  process.exitCode = 1
  if ((error as Error).name === 'TimeoutError') {
    console.error(`The site has not answered for ${HUNG_MS / 1000} s.`)
    endContainer()
  }
}
