/** A table in Markdown. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** At most three digits: two runs agree on fewer. */
export const figure = (value: number): string => {
  if (value >= 100) return Math.round(value).toLocaleString('en-US')
  return String(Number(value.toPrecision(3)))
}

/** The middle one of the values; of an even number of values the lower of both. */
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)]!
