import { createReadStream } from 'node:fs'
import { UnreadableFileError } from './file-problem.ts'

/** The text of a UTF-8 file piece by piece, without a byte order mark; `onRead` gets the size of each piece in bytes. */
export async function* textChunks(file: string, onRead?: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  const decode = (bytes?: Buffer) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      throw new UnreadableFileError(line + linesBeforeError(bytes), 'expected text in the encoding UTF-8')
    }
  }
  for await (const bytes of createReadStream(file)) {
    const text = decode(bytes)
    line += countLines(text)
    yield text
    onRead?.(bytes.length)
  }
  yield decode()
}

function linesBeforeError(bytes?: Buffer): number {
  const text = new TextDecoder().decode(bytes)
  return countLines(text.slice(0, text.indexOf('\u{FFFD}')))
}

function countLines(text: string): number {
  let count = 0
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) count += 1
  return count
}
