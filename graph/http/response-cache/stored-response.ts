import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { SECURITY_HEADERS } from '#graph/http/security-headers.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = 'br' | 'gzip'

/** The bytes of an answer in one encoding, with the headers that they are sent with. */
interface Form {
  encoding: Encoding | undefined
  bytes: Buffer
  headers: Record<string, string>
}

/** An answer as it is kept: the bytes once, and once more in each encoding. */
export interface StoredResponse {
  /** What each form has. */
  headers: Record<string, string>
  etag: string
  identity: Form
  /** Smallest first. */
  compressed: Form[]
  /** Whether they are as small as they get. */
  isSmallest: boolean
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
  'content-language',
  'content-type',
  'last-modified',
  'link',
  ...SECURITY_HEADERS,
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
  const etag = headerOf(reply, 'etag') || `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const vary = [...new Set([...variations, 'accept-encoding'])].join(', ')
  const headers = { ...Object.fromEntries(kept), vary, etag }
  const storedAt = Date.now()
  const freshUntil = storedAt + seconds * 1000
  return {
    headers,
    etag,
    identity: toForm(headers, body),
    compressed: [],
    isSmallest: false,
    version,
    storedAt,
    freshUntil,
    staleUntil: freshUntil + (secondsOf(cacheControl, 'stale-if-error') ?? STALE_IF_ERROR_S) * 1000,
    hits: 0,
  }
}

/** Bytes that it holds in memory, about. */
export function sizeOf({ identity, compressed }: StoredResponse): number {
  return [identity, ...compressed].reduce((size, { bytes }) => size + bytes.length, 1024)
}

/** The same with compressed forms: a quick brotli and gzip at first, the smallest brotli for what is asked for often. */
export async function compress(stored: StoredResponse, effort: 'quick' | 'best'): Promise<StoredResponse> {
  const { headers, identity, compressed } = stored
  if (identity.bytes.length < SMALLEST_TO_COMPRESS) return stored
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 5 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.bytes.length,
  }
  const [br, gz] = await Promise.all([
    compressBrotli(identity.bytes, { params }),
    compressed[1]?.bytes ?? compressGzip(identity.bytes, { level: 6 }),
  ])
  return {
    ...stored,
    isSmallest: effort === 'best',
    compressed: [toForm(headers, br, 'br'), toForm(headers, gz, 'gzip')],
  }
}

/** Takes over the compressed bytes of an answer with the same ones. */
export function adoptForms(stored: StoredResponse, { compressed, isSmallest }: StoredResponse): void {
  stored.isSmallest = isSmallest
  stored.compressed = compressed.map(({ bytes, encoding }) => toForm(stored.headers, bytes, encoding))
}

/** The smallest kept form that `Accept-Encoding` allows. */
export function chooseForm({ identity, compressed }: StoredResponse, acceptEncoding: unknown): Form {
  if (typeof acceptEncoding !== 'string') return identity
  return compressed.find(({ encoding }) => accepts(acceptEncoding, encoding!)) ?? identity
}

function toForm(headers: StoredResponse['headers'], bytes: Buffer, encoding?: Encoding): Form {
  return {
    encoding,
    bytes,
    headers: { ...headers, 'content-length': String(bytes.length), ...(encoding && { 'content-encoding': encoding }) },
  }
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
