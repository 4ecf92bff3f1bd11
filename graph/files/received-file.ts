import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Bytes of a file that comes over the network. */
export const MOST_RECEIVED_BYTES = 20_000_000

export class FileTooLargeError extends Error {
  override name = 'FileTooLargeError'
}

/**
 * Keeps a file that comes over the network until `work` is done, because reading it takes two passes: the first finds out
 * how its text is encoded. `hash` is the SHA-256 of its bytes. Throws a FileTooLargeError.
 */
export async function withReceivedFile<Result>(
  source: AsyncIterable<Uint8Array>,
  work: (file: { path: string; hash: Buffer }) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-stock-'))
  try {
    const path = join(folder, 'inventory')
    const hash = createHash('sha256')
    let bytes = 0
    async function* bounded() {
      for await (const chunk of source) {
        bytes += chunk.length
        if (bytes > MOST_RECEIVED_BYTES) throw new FileTooLargeError()
        hash.update(chunk)
        yield chunk
      }
    }
    await pipeline(bounded(), createWriteStream(path))
    return await work({ path, hash: hash.digest() })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
