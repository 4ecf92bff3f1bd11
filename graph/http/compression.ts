import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, onSendHookHandler } from 'fastify'

// At quality 4, brotli takes about as long as gzip, and its output is smaller.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

// Smaller responses are compressed in one call, because setting up a stream costs many times the compression itself.
const SYNC_BYTES = 256 * 1024

export const COMPRESSED_TYPES = /^text\/|[+/](?:json|xml)(?:;|$)/

export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', addVary)
  await app.register(compress, {
    brotliOptions: BROTLI,
    encodings: ['br', 'gzip'],
    syncThreshold: SYNC_BYTES,
    customTypes: COMPRESSED_TYPES,
    globalDecompression: false,
  })
}

/**
 * Adds `Vary: Accept-Encoding` to uncompressed responses and to a 304, too (RFC 9110, 12.5.5): otherwise a shared cache
 * would send them to everybody.
 */
const addVary: onSendHookHandler = (_request, reply, payload, done) => {
  const type = reply.getHeader('content-type')
  if (type === undefined || COMPRESSED_TYPES.test(String(type))) {
    const vary = String(reply.getHeader('vary') ?? '')
    if (!/\baccept-encoding\b/i.test(vary)) reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
  }
  done(null, payload)
}
