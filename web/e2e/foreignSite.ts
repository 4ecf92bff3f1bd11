import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A partner's site on an origin of its own: texts by path, pages unless they are named `*.js`. The caller closes it. */
export const openForeignSite = async (files: Record<string, string>) => {
  const server = createServer((request, response) => {
    const path = request.url!.split('?', 1)[0]!
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(files[path] === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` })
    response.end(files[path])
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
