import type { IncomingMessage, RequestOptions } from 'node:http'
import { PublicConnections, type SendRequest, sendRequest } from './public-connections.ts'

const MOST_REDIRECTS = 5

/** A failed download; the message is for the dealer's staff. */
export class DownloadError extends Error {
  override name = 'DownloadError'
}

interface Options {
  /** For the whole download, to the last byte. */
  limitMs: number
  etag?: string
  lastModified?: string
  accept?: string
  signal?: AbortSignal
  allowsHttp?: boolean
  /** By default the address itself is not checked, but another host to which it redirects must be public. */
  request?: SendRequest
}

const publicConnections = new PublicConnections(false)

/**
 * Downloads a file; undefined if it has not changed since it had the `etag` or was `lastModified`. Follows redirects, because
 * many files are with another host. Rejects with a DownloadError.
 */
export async function fetchFile(address: string, options: Options) {
  const { etag, lastModified, accept, limitMs } = options
  const limit = AbortSignal.timeout(limitMs)
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
  const headers = {
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
    ...(accept && { accept }),
  }
  const explain = (error: unknown) => {
    const reason = limit.aborted ? `has not sent the file within ${limitMs / 1000} seconds` : reasonOf(error)
    return new DownloadError(`The address ${reason}.`)
  }
  const named = new URL(address)
  let url = named
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const request = options.request ?? (url.hostname === named.hostname ? sendRequest : publicConnections.request)
    const response = await send(request, url, { headers, signal }).catch((error) => {
      throw explain(error)
    })
    const { statusCode: status = 0 } = response
    const { location } = response.headers
    if (status >= 200 && status < 300) return readable(response, explain)
    response.destroy()
    if (status === 304 && (etag || lastModified)) return undefined
    if (status < 300 || status >= 400 || !location)
      throw new DownloadError(`The address answers with the status ${status}.`)
    url = nextUrl(location, url, options.allowsHttp)
  }
  throw new DownloadError(`The address redirects more than ${MOST_REDIRECTS} times.`)
}

function send(request: SendRequest, url: URL, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end()
  })
}

function nextUrl(location: string, from: URL, allowsHttp = false): URL {
  const next = URL.parse(location, from)
  // A redirect to http would send the stock unencrypted; only tests redirect within this machine.
  if (next?.protocol === 'https:' || (allowsHttp && next?.protocol === 'http:')) return next
  if (next?.protocol === from.protocol && next.hostname === from.hostname) return next
  throw new DownloadError('The address redirects to one that does not begin with https.')
}

function readable(response: IncomingMessage, explain: (error: unknown) => DownloadError) {
  const { etag, 'last-modified': lastModified, 'content-type': type = '' } = response.headers
  return { body: explained(response, explain), etag, lastModified, type }
}

/** Passes the bytes through; turns a broken connection into a DownloadError. */
async function* explained(
  body: AsyncIterable<Uint8Array>,
  explain: (error: unknown) => DownloadError,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw explain(error)
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  // If all addresses of a host name refuse, the AggregateError has no message.
  return code === 'ENOTFOUND' ? 'leads nowhere: check its spelling' : `cannot be reached: ${code ?? message}`
}
