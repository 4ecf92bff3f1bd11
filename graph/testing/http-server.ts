import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import https, { type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'

interface HttpServer {
  /** Such as http://127.0.0.1:40123. */
  origin: string
  stop(): void
}

/** A server of somebody else: https with a certificate, which is for localhost. */
export async function startHttpServer(answer: RequestListener, tls?: ServerOptions): Promise<HttpServer> {
  const server = (tls ? https.createServer(tls, answer) : http.createServer(answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  return { origin: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`, stop }
}
