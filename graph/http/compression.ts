import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

// Quality 4 costs about what gzip costs, and is smaller.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

// At once, up to the size of a page: a compressor for each stream costs many times what the compression does.
const SYNC_BYTES = 256 * 1024

/** Compresses the answers of this scope. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, { brotliOptions: BROTLI, encodings: ['br', 'gzip'], syncThreshold: SYNC_BYTES })
}
