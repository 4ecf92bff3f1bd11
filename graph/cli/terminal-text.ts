/** Keeps a stranger's text from controlling the terminal: colours, cursor, title, direction of writing. */
export function escapeUnprintable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\n' ? character : unicodeEscape(character)))
}

export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function unicodeEscape(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}

/** "1 change", "2 changes". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
