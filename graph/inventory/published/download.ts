const MOST_REDIRECTS = 5
const LIMIT_MS = 60_000

/** Why nothing was read, in words for the dealer's staff. */
export class DownloadError extends Error {
  override name = 'DownloadError'
}

export interface Download {
  body: AsyncIterable<Uint8Array>
  etag: string | undefined
  isJson: boolean
}

/**
 * Gets a file by its address; undefined when it still has the `etag`. Redirects are followed, because a published Google
 * sheet is on another host. Rejects with a DownloadError.
 */
export async function download(address: string, etag: string | undefined): Promise<Download | undefined> {
  const signal = AbortSignal.timeout(LIMIT_MS)
  const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {}
  let url = new URL(address)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const response = await request(url, headers, signal)
    if (response.status === 304 && etag) return undefined
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || !location) return readable(response, signal)
    await response.body?.cancel()
    url = nextUrl(location, url)
  }
  throw new DownloadError(`The address redirects more than ${MOST_REDIRECTS} times.`)
}

async function request(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', headers, signal })
  } catch (error) {
    throw new DownloadError(reasonOf(error, signal))
  }
}

function nextUrl(location: string, from: URL): URL {
  const next = URL.parse(location, from)
  // A redirect to http would send the stock in the open, and one within this machine only a test makes.
  if (next?.protocol === 'https:' || (next?.protocol === from.protocol && next.hostname === from.hostname)) return next
  throw new DownloadError('The address redirects to one that does not begin with https.')
}

function readable(response: Response, signal: AbortSignal): Download {
  const { status, headers, body } = response
  const type = headers.get('content-type') ?? ''
  if (status === 200 && body && !type.includes('text/html')) {
    return { body: explained(body, signal), etag: headers.get('etag') ?? undefined, isJson: type.includes('json') }
  }
  body?.cancel()
  if (status === 200) {
    throw new DownloadError(
      'The address answers with a web page: publish the sheet to the web as comma-separated values.',
    )
  }
  throw new DownloadError(`The address answers with the status ${status}.`)
}

/** The same bytes; a connection that breaks is a DownloadError, too. */
async function* explained(body: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw new DownloadError(reasonOf(error, signal))
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `The address has not sent the file within ${LIMIT_MS / 1000} seconds.`
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return `The address cannot be reached: ${cause?.code ?? cause?.message ?? message}.`
}
