import type { FileProblem, ProblemList } from './file-problem.ts'
import type { InventoryFormat } from './inventory-file.ts'

/** The first problems of a file, each on a line of its own, in the order of the file; of one vehicle without a unit. */
export function problemLines({ first, count }: ProblemList, unit?: InventoryFormat['unit']): string[] {
  const more = count > first.length ? [`… and ${count - first.length} more`] : []
  return [...first.toSorted((a, b) => a.line - b.line).map((problem) => problemLine(problem, unit)), ...more]
}

function problemLine({ line, column, message }: FileProblem, unit?: string): string {
  return [[unit && `${unit} ${line}`, column].filter(Boolean).join(', '), message].filter(Boolean).join(': ')
}
