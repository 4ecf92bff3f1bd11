// What no English text has: a capital behind a small letter, an accented letter beside a digit, or a sign within a word.
const WITHIN_WORDS =
  /\p{Ll}(?=[À-ÞŒŠŸŽ])|(?<=\d)[À-ÖØ-öø-ÿŒœŠšŸŽž]|[À-ÖØ-öø-ÿŒœŠšŸŽž](?=\d)|(?<=\p{L})[^\p{L}\p{M}\p{Pd}\p{Pf}\p{Zs}\0-\x7f™®©°·](?=\p{L})/gu
// Capitals that stand for quotes and dashes of the other encoding, and its rarest signs.
const WINDOWS_ODDITIES = /(?<![\p{L}])[ÐÑÒÓÔÕŽ](?=\p{Ll}|[\s.,]|$)|[ƒ†‡¥ª¡¨¦ºÊ\x81\x8d\x8f\x90\x9d]/gu
const MAC_ODDITIES = /[√∫∂∆◊Ωπ∏∑∞≈≠≤≥ﬁﬂ‰ıÎÏÌ¸¯˘˙˚˝˛ˇ˜]|(?<!\p{L})”(?=\p{L})|(?<=\p{L})“/gu

/** Whether text that is no UTF-8 reads better as Mac Roman, which Excel for Mac writes, than as Windows-1252. */
export async function isMacRoman(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  const [windows, mac] = [new TextDecoder('windows-1252'), new TextDecoder('macintosh')]
  let oddities = 0
  for await (const chunk of bytes) {
    oddities += count(windows.decode(chunk), WITHIN_WORDS, WINDOWS_ODDITIES)
    oddities -= count(mac.decode(chunk), WITHIN_WORDS, MAC_ODDITIES)
  }
  return oddities > 0
}

function count(text: string, ...patterns: RegExp[]): number {
  return patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0)
}
