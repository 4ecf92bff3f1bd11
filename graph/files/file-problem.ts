/** Something that a person should look at, at one place of a file. */
export interface FileNote {
  /** From 1: the line of the text, or the number of a cart in JSON. */
  line: number
  /** As a spreadsheet numbers it: the header is row 1, and a cell with line breaks is one row. Absent for JSON. */
  row?: number
  /** The cart as the staff call it. */
  cart?: string
  /** Absent for a whole row. */
  column?: string
  /** From 1: the item of a list. */
  entry?: number
  /** What is wrong, and what to write instead: `"call" is not a price. Write a number such as 8495.` */
  message: string
}

export interface FileProblem extends FileNote {
  /** The reason, for programs; INVALID if it is absent. */
  code?: 'NOT_FOUND' | 'TAKEN' | 'AMBIGUOUS' | 'STALE' | 'REQUIRED'
  /** Of STALE: what the stock has, and what the row has. */
  values?: { column: string; before: unknown; after: unknown }[]
}

/** The rest of the file cannot be read, because its rows can no longer be told apart. */
export class UnreadableFileError extends Error implements FileProblem {
  override name = 'UnreadableFileError'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** Counts notes and keeps the first ones, so that a file that is wrong throughout fills neither memory nor screen. */
export class NoteList<Note extends FileNote = FileNote> {
  static readonly KEPT = 50

  #kept: Note[] = []
  count = 0

  /** In the order of the file. */
  get first(): Note[] {
    this.#kept = this.#kept.toSorted((a, b) => a.line - b.line).slice(0, NoteList.KEPT)
    return this.#kept
  }

  add(note: Note): void {
    this.count += 1
    this.#kept.push(note)
    if (this.#kept.length > 4 * NoteList.KEPT) this.#kept = this.first
  }

  /** Adds the first rows with a note; each row has the count of all such rows. */
  addAll<Row extends { count: number }>(rows: Row[], toNote: (row: Row) => Note): void {
    for (const row of rows) this.add(toNote(row))
    this.count += (rows[0]?.count ?? 0) - rows.length
  }
}

export class ProblemList extends NoteList<FileProblem> {}

const FOUND_LENGTH = 60

/** A value as a problem's message shows it. */
export function found(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  if (typeof value !== 'string') return String(value)
  return `"${shortened(value)}"`
}

export const shortened = (text: string): string =>
  text.length > FOUND_LENGTH ? `${text.slice(0, FOUND_LENGTH)}…` : text

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
