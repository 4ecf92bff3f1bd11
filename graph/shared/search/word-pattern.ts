const SPECIAL = /[.*+?^${}()|[\]\\]/g
const isLetter = (text: string | undefined) => /[a-z\d]/i.test(text ?? '')

/**
 * A regular expression, alike in JavaScript and Postgres, that finds a word in a text in lower case: "blue" is in "blue seats", but not in
 * "Bluetooth". Endings such as that of the plural count, and an unfinished word may go on. Long numbers are found by their end, as those of a VIN.
 */
export function wordPattern(word: string, isUnfinished = false): string {
  const escaped = word.replace(SPECIAL, '\\$&')
  if (/^\d{4,}$/.test(word)) return escaped
  const start = isLetter(word[0]) ? '(^|[^a-z0-9])' : ''
  // A number on its own is not that of "6-inch".
  const after = /^\d$/.test(word) ? '($|[^a-z0-9-])' : '($|[^a-z0-9])'
  const end = isLetter(word.at(-1)) && !isUnfinished ? `(s|es|ed|ing)?${after}` : ''
  return start + escaped + end
}
