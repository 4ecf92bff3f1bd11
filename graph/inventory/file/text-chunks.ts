import { createReadStream } from 'node:fs'

/**
 * The text of a file piece by piece, without a byte order mark; `onRead` gets the size of each piece in bytes. A file that is
 * no UTF-8 is what spreadsheets on Windows write.
 */
export async function* textChunks(file: string, onRead?: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder((await isUtf8(file)) ? 'utf-8' : 'windows-1252')
  for await (const bytes of createReadStream(file)) {
    yield decoder.decode(bytes, { stream: true })
    onRead?.(bytes.length)
  }
  yield decoder.decode()
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of createReadStream(file)) {
    if (!decodes(decoder, bytes)) return false
  }
  return decodes(decoder)
}

function decodes(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}
