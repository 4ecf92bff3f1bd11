import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { COMPRESSED_TYPES } from '#graph/http/compression.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** In order of preference. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

interface Variant {
  encoding: Encoding
  bytes: Buffer
}

/** A cached response with all of its encodings. Times are from `performance.now()`. */
export interface StoredResponse {
  headers: Record<string, string>
  etag: string
  changedAt: Date | null
  variants: Variant[]
  /** The catalogue version when the request arrived. Data read after that can only be newer. */
  version: number
  storedAt: number
  freshUntil: number
  /** Until then it may replace a response that failed (stale-if-error). */
  staleUntil: number
}

/** A request that missed the cache and is being computed. */
export interface Miss {
  key: string
  version: number
  /** Names of the headers that were set before the lookup. They belong to this request (its id, its limits) and aren't cached. */
  headersOfRequest: string[]
  /** Hands the response to the requests waiting for it; without one, they compute their own. */
  complete: (stored?: StoredResponse) => void
}

/** Headers that belong to one connection or one variant. */
const NEVER_CACHED = ['connection', 'content-length', 'transfer-encoding']

/** `Vary` values that the cache supports: the key of /graphql has the media type, and each encoding is a variant. */
const KNOWN_VARIATIONS = ['accept', 'accept-encoding']

const SMALLEST_TO_COMPRESS = 1000
const STALE_IF_ERROR_S = 86_400

// Measured with Node 24: the objects of a response, and for each variant a Buffer and its memory outside the heap.
const OBJECTS_BYTES = 150
const VARIANT_BYTES = 300

/**
 * The response to cache; undefined unless its Cache-Control is public. `no-cache` is cacheable: it requires validation, and
 * the catalogue version validates every hit.
 */
export async function toStored(
  reply: FastifyReply,
  body: Buffer,
  { version, headersOfRequest }: Miss,
): Promise<StoredResponse | undefined> {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie') || reply.hasHeader('content-encoding')) return undefined
  const cacheControl = headerOf(reply, 'cache-control')
  const seconds = secondsOf(cacheControl, 's-maxage') ?? secondsOf(cacheControl, 'max-age') ?? 0
  if (!/\bpublic\b/.test(cacheControl) || /\bno-store\b/.test(cacheControl) || seconds <= 0) return undefined
  const variations = headerOf(reply, 'vary').toLowerCase().split(/, */).filter(Boolean)
  if (!variations.every((variation) => KNOWN_VARIATIONS.includes(variation))) return undefined

  const names = Object.keys(reply.getHeaders()).filter((name) => ![...headersOfRequest, ...NEVER_CACHED].includes(name))
  const etag = headerOf(reply, 'etag') || `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const vary = [...new Set([...variations, 'accept-encoding'])].join(', ')
  const storedAt = performance.now()
  const freshUntil = storedAt + seconds * 1000
  return {
    headers: { ...Object.fromEntries(names.map((name) => [name, headerOf(reply, name)])), vary, etag },
    etag,
    changedAt: reply.hasHeader('last-modified') ? new Date(headerOf(reply, 'last-modified')) : null,
    variants: await variantsOf(body, headerOf(reply, 'content-type')),
    version,
    storedAt,
    freshUntil,
    staleUntil: freshUntil + (secondsOf(cacheControl, 'stale-if-error') ?? STALE_IF_ERROR_S) * 1000,
  }
}

/** Approximate memory of a cached response in bytes, inside and outside the heap. */
function sizeOf({ headers, variants }: StoredResponse): number {
  const texts = Object.values(headers).reduce((size, value) => size + value.length, 0)
  return variants.reduce((size, { bytes }) => size + VARIANT_BYTES + bytes.length, OBJECTS_BYTES + texts)
}

async function variantsOf(body: Buffer, type: string): Promise<Variant[]> {
  const identity: Variant = { encoding: 'identity', bytes: inBlockOfItsOwn(body) }
  if (body.length < SMALLEST_TO_COMPRESS || !COMPRESSED_TYPES.test(type)) return [identity]
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)])
  return [identity, { encoding: 'br', bytes: inBlockOfItsOwn(br) }, { encoding: 'gzip', bytes: inBlockOfItsOwn(gz) }]
}

export function chooseVariant({ variants }: StoredResponse, acceptEncoding = 'identity'): Variant {
  const preferred = negotiate(acceptEncoding.toLowerCase(), ENCODINGS)
  return variants.find(({ encoding }) => encoding === preferred) ?? variants[0]!
}

/** Copies the bytes: a slice would keep its whole block alive, 8 KB of Node's pool or 64 KB of zlib's. */
function inBlockOfItsOwn(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

const headerOf = (reply: FastifyReply, name: string): string => String(reply.getHeader(name) ?? '')

function secondsOf(cacheControl: string, directive: string): number | undefined {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(cacheControl)
  return found ? Number(found[1]) : undefined
}

// Room for 100 pages of 100 KB, each with 30 KB of compressed variants, and a few MB for the API.
const MAX_BYTES = 16 * 1024 * 1024
const ENTRY_BYTES = 100

export class ResponseStore {
  private readonly version: CatalogueVersion
  private readonly answers: LRUCache<string, StoredResponse>

  constructor(version: CatalogueVersion, maxBytes = MAX_BYTES) {
    this.version = version
    this.answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (stored, key) => ENTRY_BYTES + 2 * key.length + sizeOf(stored),
    })
  }

  findFresh(key: string): StoredResponse | undefined {
    const stored = this.answers.get(key)
    const isFresh = stored?.version === this.version.current && stored.freshUntil > performance.now()
    return isFresh && this.version.isLive ? stored : undefined
  }

  /** A response that may stand in for one that failed or cannot be computed right now. */
  findStale(key: string): StoredResponse | undefined {
    const stored = this.answers.peek(key)
    return stored && stored.staleUntil > performance.now() ? stored : undefined
  }

  /** Stores a response, unless there is one from newer data. */
  set(key: string, stored: StoredResponse): void {
    const known = this.answers.peek(key)
    if (!known || known.version <= stored.version) this.answers.set(key, stored)
  }
}
