import heroes from './heroes.json' with { type: 'json' }

/** FNV-1a, 32 bits: small, and the same on the server and in the browser. */
const hash = (text: string) => {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193)
  return value >>> 0
}

/** One of the seven hero pictures, always the same for a seed (a page's path, a town's slug). */
export const heroPicture = (seed: string) => heroes[hash(seed) % heroes.length]!
