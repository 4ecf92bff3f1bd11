import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { SECURITY_HEADERS } from '#graph/http/security-headers.ts'
import { acceptedEncodings, type Encoding } from './accept-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The bytes of an answer in one encoding. */
interface Form {
  encoding: Encoding | undefined
  bytes: Buffer
  /** The headers of this form alone: names and values in turn. */
  headerList: string[]
}

/** An answer as it is kept: the bytes once, and once more in each encoding. Times are those of `performance.now()`. */
export interface StoredResponse {
  /** The headers that all forms share. */
  headers: Record<string, string>
  /** The same headers as Node writes them: names and values in turn. */
  headerList: string[]
  etag: string
  changedAt: Date | null
  identity: Form
  compressed: Form[]
  /** Whether the compressed forms are as small as they get. */
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

/** Variations that the cache tells apart: the media type by the key of /graphql, the encoding by the kept forms. */
const KNOWN_VARIATIONS = ['accept', 'accept-encoding']

const SMALLEST_TO_COMPRESS = 1000
const STALE_IF_ERROR_S = 86_400

// Measured with Node 24: an answer's objects, and for each form a Buffer with its block outside the heap.
const OBJECTS_BYTES = 350
const FORM_BYTES = 300

/**
 * The answer as it is kept; undefined unless its Cache-Control calls it public. `no-cache` is no hindrance: it asks for
 * validation, and each hit is validated by the catalogue's version.
 */
export function toStored(reply: FastifyReply, body: Buffer, version: number): StoredResponse | undefined {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie') || reply.hasHeader('content-encoding')) return undefined
  const cacheControl = headerOf(reply, 'cache-control')
  const seconds = secondsOf(cacheControl, 's-maxage') ?? secondsOf(cacheControl, 'max-age') ?? 0
  if (!/\bpublic\b/.test(cacheControl) || /\bno-store\b/.test(cacheControl) || seconds <= 0) return undefined
  const variations = headerOf(reply, 'vary').toLowerCase().split(/, */).filter(Boolean)
  if (!variations.every((variation) => KNOWN_VARIATIONS.includes(variation))) return undefined

  const kept = KEPT_HEADERS.filter((name) => reply.hasHeader(name)).map((name) => [name, headerOf(reply, name)])
  const etag = headerOf(reply, 'etag') || `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const vary = [...new Set([...variations, 'accept-encoding'])].join(', ')
  const storedAt = performance.now()
  const freshUntil = storedAt + seconds * 1000
  const headers: Record<string, string> = { ...Object.fromEntries(kept), vary, etag }
  return {
    headers,
    headerList: Object.entries(headers).flat(),
    etag,
    changedAt: reply.hasHeader('last-modified') ? new Date(headerOf(reply, 'last-modified')) : null,
    identity: toForm(undefined, body),
    compressed: [],
    isSmallest: body.length < SMALLEST_TO_COMPRESS,
    version,
    storedAt,
    freshUntil,
    staleUntil: freshUntil + (secondsOf(cacheControl, 'stale-if-error') ?? STALE_IF_ERROR_S) * 1000,
    hits: 0,
  }
}

/** The approximate bytes of a kept answer in memory, in the heap and outside. */
export function sizeOf({ headers, identity, compressed }: StoredResponse): number {
  const texts = Object.values(headers).reduce((size, value) => size + value.length, 0)
  return [identity, ...compressed].reduce((size, { bytes }) => size + FORM_BYTES + bytes.length, OBJECTS_BYTES + texts)
}

/** The compressed forms of an answer: a quick brotli and gzip at first, the smallest brotli for frequent hits. */
export async function compress(stored: StoredResponse, effort: 'quick' | 'best'): Promise<Form[]> {
  const { bytes } = stored.identity
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 5 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const gzipped = stored.compressed.find(({ encoding }) => encoding === 'gzip')
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params }),
    gzipped?.bytes ?? compressGzip(bytes, { level: 6 }),
  ])
  return [toForm('br', br), toForm('gzip', gz)]
}

function toForm(encoding: Encoding | undefined, bytes: Buffer): Form {
  const headerList = ['content-length', String(bytes.length)]
  if (encoding) headerList.push('content-encoding', encoding)
  return { encoding, bytes: inBlockOfItsOwn(bytes), headerList }
}

/** Takes over the compressed forms of an answer with the same bytes. */
export function adoptForms(stored: StoredResponse, { compressed, isSmallest }: StoredResponse): void {
  stored.isSmallest = isSmallest
  stored.compressed = compressed
}

/** The kept form that `Accept-Encoding` prefers. */
export function chooseForm({ identity, compressed }: StoredResponse, acceptEncoding: unknown): Form {
  if (compressed.length === 0) return identity
  const [preferred] = acceptedEncodings(acceptEncoding)
  return compressed.find(({ encoding }) => encoding === preferred) ?? identity
}

/** A slice keeps its whole block alive: 8 KB of Node's pool, or the 64 KB that zlib wrote into. */
function inBlockOfItsOwn(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function headerOf(reply: FastifyReply, name: string): string {
  return String(reply.getHeader(name) ?? '')
}

function secondsOf(cacheControl: string, directive: string): number | undefined {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(cacheControl)
  return found ? Number(found[1]) : undefined
}
