import type { FileNote, NoteList } from './file-problem.ts'

/** The first problems or notes, each on a line of its own, in the order of the file. */
export function problemLines({ first, count }: Pick<NoteList, 'first' | 'count'>): string[] {
  const more = count > first.length ? [`… and ${count - first.length} more`] : []
  return [...first.map(problemLine), ...more]
}

/** `Row 5, Denago Nomad XL (R-2611), price: "call" is not a price. Write a number such as 8495.` */
function problemLine({ line, row, cart, column, entry, message }: FileNote): string {
  // A file that cannot be read has lines, and no rows. One cart alone needs no number: a command has just named it.
  const place = row ? `Row ${row}` : cart && line === 1 ? '' : `Line ${line}`
  const field = column && entry ? `${column}[${entry}]` : column
  return `${[place, cart, field].filter(Boolean).join(', ')}: ${message}`
}
