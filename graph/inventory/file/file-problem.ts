import type { UserErrorCode } from '#graph/api/user-error.ts'

/** A problem at one place of an inventory file; `line` counts from 1 (vehicles in a JSON file), `column` is absent for a whole row. */
export interface FileProblem {
  line: number
  /** As a spreadsheet numbers it. */
  row?: number
  /** The cart as the staff call it. */
  cart?: string
  column?: string
  /** The expected and the found value: "expected true or false, found "yes"". */
  message: string
  /** The reason, for programs; INVALID if it is absent. */
  code?: Extract<UserErrorCode, 'NOT_FOUND' | 'CONFLICT' | 'REQUIRED'>
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

/** Counts problems and keeps the first ones, so that a file that is wrong throughout fills neither memory nor screen. */
export class ProblemList {
  static readonly KEPT = 50

  readonly first: FileProblem[] = []
  count = 0

  add(problem: FileProblem): void {
    this.count += 1
    if (this.first.length < ProblemList.KEPT) this.first.push(problem)
  }

  /** Adds the first rows with a problem; each row has the count of all such rows. */
  addAll<Row extends { count: number }>(rows: Row[], toProblem: (row: Row) => FileProblem): void {
    for (const row of rows) this.add(toProblem(row))
    this.count += (rows[0]?.count ?? 0) - rows.length
  }
}

const FOUND_LENGTH = 60

/** A value as a problem's message shows it. */
export function found(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  if (typeof value !== 'string') return String(value)
  return JSON.stringify(shortened(value))
}

export function shortened(text: string): string {
  return text.length > FOUND_LENGTH ? `${text.slice(0, FOUND_LENGTH)}…` : text
}
