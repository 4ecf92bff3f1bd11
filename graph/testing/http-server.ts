import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

interface HttpServer {
  /** Such as http://127.0.0.1:40123. */
  origin: string
  stop(): void
}

/** A server of somebody else. */
export async function startHttpServer(answer: RequestListener): Promise<HttpServer> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
