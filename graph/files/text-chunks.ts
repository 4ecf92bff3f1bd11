import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { UnreadableFileError } from './file-problem.ts'

const UTF8_MARK = Buffer.of(0xef, 0xbb, 0xbf)

/** By their first bytes. */
const OTHER_KINDS: [start: RegExp, kind: string][] = [
  [/^504b/, 'an Excel workbook'],
  [/^d0cf11e0/, 'an old Excel workbook'],
  [/^25504446/, 'a PDF'],
  [/^1f8b/, 'a compressed file'],
  // <!, <html, <table, <?xml, behind a byte order mark and spaces
  [/^(?:efbbbf)?(?:20|0d|0a|09)*3c(?:21|68746d6c|7461626c65|3f786d6c)/, 'a web page or XML'],
]

/**
 * The text of a file piece by piece, without a byte order mark; `onRead` gets the size of each piece in bytes. Spreadsheets write
 * UTF-8, UTF-16, Windows-1252 or Mac Roman. Throws an UnreadableFileError for what is no text.
 */
export async function* textChunks(file: string, onRead?: (bytes: number) => void): AsyncGenerator<string> {
  const start = await buffer(createReadStream(file, { end: 511 }))
  const kind = OTHER_KINDS.find(([pattern]) => pattern.test(start.toString('hex')))?.[1]
  if (kind)
    throw new UnreadableFileError(
      1,
      `This is ${kind}. Open it in a spreadsheet, choose File, Save As, “CSV UTF-8 (Comma delimited)”, and use that file.`,
    )
  const decoder = new TextDecoder(utf16Of(start) ?? ((await isUtf8(file)) ? 'utf-8' : await otherEncodingOf(file)))
  // Some programs write the mark of UTF-8 before other text.
  const hasMark = start.subarray(0, 3).equals(UTF8_MARK)
  for await (const bytes of createReadStream(file, { start: hasMark ? UTF8_MARK.length : 0 })) {
    yield decoder.decode(bytes, { stream: true })
    onRead?.(bytes.length)
  }
  yield decoder.decode()
}

/** By its mark, or by the zeros beside ASCII letters. */
function utf16Of(start: Buffer): string | undefined {
  const [first, second] = start
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && start[3] === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && start[2] === 0)) return 'utf-16be'
  return undefined
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(file)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    return false
  }
}

/** The encoding of a file that is not all UTF-8. Throws an UnreadableFileError where parts of it are, and where it is of MS-DOS. */
async function otherEncodingOf(file: string): Promise<string> {
  let line = 0
  let wrongLine = 0
  let hasUtf8 = false
  for await (const bytes of createInterface({ input: createReadStream(file, 'latin1'), crlfDelay: Infinity })) {
    line += 1
    const text = Buffer.from(bytes, 'latin1').toString()
    if (text.includes('\ufffd')) wrongLine ||= line
    // Latin, punctuation and pictures: two letters of one byte, such as É’, look like a letter of another alphabet.
    hasUtf8 ||= /[\u0080-\u017f\u2000-\u2fff\u{1f000}-\u{1ffff}]/u.test(text)
  }
  if (hasUtf8)
    throw new UnreadableFileError(
      wrongLine,
      'A character of this line is not UTF-8, as others of the file are. Type its word anew, and save the file as UTF-8 again (in Excel: “CSV UTF-8”).',
    )
  const encoding = await eightBitEncoding(createReadStream(file))
  if (encoding === 'ms-dos')
    throw new UnreadableFileError(
      1,
      'The letters of this file are those of MS-DOS. Open the original in the spreadsheet, and save it as “CSV UTF-8 (Comma delimited)”.',
    )
  return encoding
}

// What no English text has: a capital behind a small letter, an accented letter beside a digit, or a sign within a word.
const WITHIN_WORDS =
  /\p{Ll}(?=[À-ÞŒŠŸŽ])|(?<=\d)[À-ÖØ-öø-ÿŒœŠšŸŽž]|[À-ÖØ-öø-ÿŒœŠšŸŽž](?=\d)|(?<=\p{L})[^\p{L}\p{M}\p{Pd}\p{Pf}\p{Zs}\0-\x7f™®©°·](?=\p{L})/gu
// Capitals that stand for quotes and dashes of the other encoding, and its rarest signs.
const WINDOWS_ODDITIES = /(?<![\p{L}])[ÐÑÒÓÔÕŽ](?=\p{Ll}|[\s.,]|$)|[ƒ†‡¥ª¡¨¦ºÊ\x81\x8d\x8f\x90\x9d]/gu
const MAC_ODDITIES = /[√∫∂∆◊Ωπ∏∑∞≈≠≤≥ﬁﬂ‰ıÎÏÌ¸¯˘˙˚˝˛ˇ˜]|(?<!\p{L})”(?=\p{L})|(?<=\p{L})“/gu

// The bytes of é, ä, ñ and ü behind a letter, of °, ½ and ¼ behind a number: Windows has opening quotes and signs there.
const OF_MS_DOS = /(?<=\p{L})[‚„¤\x81]|(?<=\d)[ø«¬]/u

/** How text that is no UTF-8 reads best: Excel for Mac writes Mac Roman, and "CSV (MS-DOS)" code page 437. */
async function eightBitEncoding(bytes: AsyncIterable<Uint8Array>) {
  const [windows, mac] = [new TextDecoder('windows-1252'), new TextDecoder('macintosh')]
  let oddities = 0
  let isOfMsDos = false
  for await (const chunk of bytes) {
    const text = windows.decode(chunk)
    isOfMsDos ||= OF_MS_DOS.test(text)
    oddities += count(text, WITHIN_WORDS, WINDOWS_ODDITIES)
    oddities -= count(mac.decode(chunk), WITHIN_WORDS, MAC_ODDITIES)
  }
  if (oddities > 0) return 'macintosh'
  return isOfMsDos ? 'ms-dos' : 'windows-1252'
}

const count = (text: string, ...patterns: RegExp[]): number =>
  patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0)
