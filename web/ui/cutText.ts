/** At most so many characters of a text: whole words, or letters where the last word is longer than half of it, as in Chinese. */
export const cutText = (text: string, most: number) => {
  if (text.length <= most) return text
  const space = text.lastIndexOf(' ', most - 1)
  // An emoji of two code units stays whole, or goes.
  const start = space > most / 2 ? text.slice(0, space) : text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${start}…`
}

/** As many whole sentences of a text as fit, or clauses of a longer one, without the mark behind them; else cut. */
export const cutAtClause = (text: string, most: number) => {
  if (text.length <= most) return text
  const start = text.slice(0, most + 1)
  const [, whole] = /^(.+)\.(?=\s)/s.exec(start) ?? /^(.+)[,;:](?=\s)/s.exec(start) ?? []
  return whole ?? cutText(text, most)
}

/** A quantity and its unit stay on one line: "48 V", "105 Ah". */
export const unbroken = (text: string) => text.replace(/(\d) (?=(?:V|Ah)\b)/g, '$1\u00a0')
