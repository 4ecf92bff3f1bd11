import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

// Quality 4 costs about what gzip costs, and is smaller.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

// Answers up to this size are compressed in one call: setting up a stream costs many times the compression itself.
const SYNC_BYTES = 256 * 1024

/** Compresses the answers of this scope. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, { brotliOptions: BROTLI, encodings: ['br', 'gzip'], syncThreshold: SYNC_BYTES })
}
