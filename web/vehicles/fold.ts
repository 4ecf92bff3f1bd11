/**
 * The text in small letters, as Postgres compares texts: each character by itself, and İ as i. `toLowerCase` of a whole text
 * writes the Σ at the end of a word differently.
 */
export const fold = (text: string) =>
  Array.from(text, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('')
