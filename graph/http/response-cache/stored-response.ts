import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = 'br' | 'gzip'

/** An answer as it is kept: the bytes once, and once more in each encoding. */
export interface StoredResponse {
  headers: Record<string, string>
  /** All headers of a hit, once there was one. */
  hitHeaders?: Record<string, string>
  etag: string
  body: Buffer
  encoded: Partial<Record<Encoding, Buffer>>
  /** The catalogue's version when the request came in: data read later can only be newer. */
  version: number
  storedAt: number
  freshUntil: number
  /** Until when it may stand in for an answer that fails. */
  staleUntil: number
  hits: number
}

// The answer's own headers. Those of a request, such as its id or what is left of its rate limit, are never kept.
const KEPT_HEADERS = [
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-language',
  'content-type',
  'cross-origin-resource-policy',
  'last-modified',
  'link',
]

/** What the cache tells apart by itself: media type in the key of /graphql, encoding by what it keeps. */
const KNOWN_VARIATIONS = ['accept', 'accept-encoding']

const SMALLEST_TO_COMPRESS = 1000
const STALE_IF_ERROR_S = 86_400

/** Keeps what the answer's Cache-Control calls public; undefined for everything else. */
export function toStored(reply: FastifyReply, body: Buffer, version: number): StoredResponse | undefined {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie') || reply.hasHeader('content-encoding')) return undefined
  const cacheControl = headerOf(reply, 'cache-control')
  const seconds = secondsOf(cacheControl, 's-maxage') ?? secondsOf(cacheControl, 'max-age') ?? 0
  if (!/\bpublic\b/.test(cacheControl) || /\bno-(store|cache)\b/.test(cacheControl) || seconds <= 0) return undefined
  const variations = headerOf(reply, 'vary').toLowerCase().split(/, */).filter(Boolean)
  if (!variations.every((variation) => KNOWN_VARIATIONS.includes(variation))) return undefined

  const kept = KEPT_HEADERS.filter((name) => reply.hasHeader(name)).map((name) => [name, headerOf(reply, name)])
  const storedAt = Date.now()
  const freshUntil = storedAt + seconds * 1000
  return {
    headers: {
      ...Object.fromEntries(kept),
      vary: [...new Set([...variations, 'accept-encoding'])].join(', '),
    },
    etag: headerOf(reply, 'etag') || `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    encoded: {},
    version,
    storedAt,
    freshUntil,
    staleUntil: freshUntil + (secondsOf(cacheControl, 'stale-if-error') ?? STALE_IF_ERROR_S) * 1000,
    hits: 0,
  }
}

/** Bytes that it holds in memory, about. */
export function sizeOf({ body, encoded }: StoredResponse): number {
  return 1024 + body.length + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0)
}

/** The same with compressed forms: a quick brotli and gzip at first, the smallest brotli for what is asked for often. */
export async function compress(stored: StoredResponse, effort: 'quick' | 'best'): Promise<StoredResponse> {
  if (stored.body.length < SMALLEST_TO_COMPRESS) return stored
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 5 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: stored.body.length,
  }
  const [br, gz] = await Promise.all([
    compressBrotli(stored.body, { params }),
    stored.encoded.gzip ?? compressGzip(stored.body, { level: 6 }),
  ])
  return { ...stored, encoded: { br, gzip: gz } }
}

/** The best kept form that `Accept-Encoding` allows. */
export function chooseEncoding({ encoded }: StoredResponse, acceptEncoding: unknown): Encoding | undefined {
  if (typeof acceptEncoding !== 'string') return undefined
  if (encoded.br && accepts(acceptEncoding, 'br')) return 'br'
  return encoded.gzip && accepts(acceptEncoding, 'gzip') ? 'gzip' : undefined
}

function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  const at = acceptEncoding.indexOf(encoding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(acceptEncoding.slice(at + encoding.length))
}

function headerOf(reply: FastifyReply, name: string): string {
  return String(reply.getHeader(name) ?? '')
}

function secondsOf(cacheControl: string, directive: string): number | undefined {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(cacheControl)
  return found ? Number(found[1]) : undefined
}
