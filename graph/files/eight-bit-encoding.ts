// What no English text has: a capital behind a small letter, an accented letter beside a digit, or a sign within a word.
const WITHIN_WORDS =
  /\p{Ll}(?=[À-ÞŒŠŸŽ])|(?<=\d)[À-ÖØ-öø-ÿŒœŠšŸŽž]|[À-ÖØ-öø-ÿŒœŠšŸŽž](?=\d)|(?<=\p{L})[^\p{L}\p{M}\p{Pd}\p{Pf}\p{Zs}\0-\x7f™®©°·](?=\p{L})/gu
// Capitals that stand for quotes and dashes of the other encoding, and its rarest signs.
const WINDOWS_ODDITIES = /(?<![\p{L}])[ÐÑÒÓÔÕŽ](?=\p{Ll}|[\s.,]|$)|[ƒ†‡¥ª¡¨¦ºÊ\x81\x8d\x8f\x90\x9d]/gu
const MAC_ODDITIES = /[√∫∂∆◊Ωπ∏∑∞≈≠≤≥ﬁﬂ‰ıÎÏÌ¸¯˘˙˚˝˛ˇ˜]|(?<!\p{L})”(?=\p{L})|(?<=\p{L})“/gu

// The bytes of é, ä, ñ and ü behind a letter, of °, ½ and ¼ behind a number: Windows has opening quotes and signs there.
const OF_MS_DOS = /(?<=\p{L})[‚„¤\x81]|(?<=\d)[ø«¬]/u

/** How text that is no UTF-8 reads best: Excel for Mac writes Mac Roman, and "CSV (MS-DOS)" code page 437. */
export async function eightBitEncoding(bytes: AsyncIterable<Uint8Array>) {
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

function count(text: string, ...patterns: RegExp[]): number {
  return patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0)
}
