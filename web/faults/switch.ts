import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { startHttpServer } from '#graph/testing/http-server.ts'

/** A proxy's own answer while the site behind it does not answer. */
const BAD_GATEWAY = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'

export type Switch = {
  origin: string
  /** Sends all requests, or those for some addresses, to this site from now on; undefined stands for no site. */
  lead: (site: string | undefined, addresses?: RegExp) => void
  /** A fault for what scripts ask for; pages and their files still load. */
  fault: 'bad gateway' | 'no answer' | 'silence' | undefined
  stop: () => void
}

/** One address in front of several sites, like a proxy: one release replaces another behind it. */
export const startSwitch = async (first: string): Promise<Switch> => {
  let siteOf = (_address: string): string | undefined => first
  const badGateway = (outgoing: ServerResponse) =>
    outgoing.writeHead(502, { 'content-type': 'text/html' }).end(BAD_GATEWAY)

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url, headers } = incoming
    if (headers['sec-fetch-dest'] === 'empty') {
      if (front.fault === 'bad gateway') return badGateway(outgoing)
      if (front.fault === 'no answer') return incoming.socket.destroy()
      if (front.fault === 'silence') return incoming.resume()
    }
    const site = siteOf(url!)
    if (!site) return badGateway(outgoing)
    const forwarded = request(`${site}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => badGateway(outgoing))
    incoming.pipe(forwarded)
  }

  const front: Switch = {
    ...(await startHttpServer(forward)),
    fault: undefined,
    lead: (next, addresses = /^/) => {
      const before = siteOf
      siteOf = (address) => (addresses.test(address) ? next : before(address))
    },
  }
  return front
}
