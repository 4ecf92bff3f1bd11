/** A table in Markdown; a figure that is not known is a dash. */
export const table = (head: string[], rows: (string | undefined)[][]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map((cell) => cell ?? '–'))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

/** At most three digits: two runs agree on fewer. */
export const figure = (value: number | undefined): string | undefined => {
  if (value === undefined) return undefined
  if (value >= 100) return Math.round(value).toLocaleString('en-US')
  return String(Number(value.toPrecision(3)))
}

export type Target = { least: number } | { most: number }

/** The target, with a mark when it is missed. */
export const judge = (value: number | undefined, target: Target | undefined): [target?: string, verdict?: string] => {
  if (!target) return []
  const text = 'least' in target ? `≥ ${target.least}` : `≤ ${target.most}`
  if (value === undefined) return [text]
  const isMet = 'least' in target ? value >= target.least : value <= target.most
  return [text, isMet ? 'met' : '**missed**']
}
