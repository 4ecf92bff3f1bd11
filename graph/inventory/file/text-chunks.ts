import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'

const UTF8_MARK = Buffer.of(0xef, 0xbb, 0xbf)
const UTF16_MARK = Buffer.of(0xff, 0xfe)

/**
 * The text of a file piece by piece, without a byte order mark; `onRead` gets the size of each piece in bytes. A file that is
 * no UTF-8 is what spreadsheets on Windows write.
 */
export async function* textChunks(file: string, onRead?: (bytes: number) => void): AsyncGenerator<string> {
  const start = await buffer(createReadStream(file, { end: UTF8_MARK.length - 1 }))
  const decoder = new TextDecoder(
    start.subarray(0, 2).equals(UTF16_MARK) ? 'utf-16le' : (await isUtf8(file)) ? 'utf-8' : 'windows-1252',
  )
  // Some programs write the mark of UTF-8 before other text.
  for await (const bytes of createReadStream(file, { start: start.equals(UTF8_MARK) ? UTF8_MARK.length : 0 })) {
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
