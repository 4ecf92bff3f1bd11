import { rowOf } from './inspection-words.ts'

/** The findings that were added, and each line that was edited or removed with the line that replaced it, if any. */
export function findingChanges(before: readonly string[], after: readonly string[]) {
  const added = without(after, before)
  const edits = without(before, after).map((line) => {
    const { spot } = rowOf(line)
    const at = added.findIndex((other) => rowOf(other).spot === spot)
    return { line, next: at < 0 ? null : added.splice(at, 1)[0]! }
  })
  return { edits, added }
}

/** Two changes of the same findings as one; a finding that both have changed is a conflict, and stays as it was wanted. */
export function mergedFindings(shown: readonly string[], wanted: readonly string[], found: readonly string[]) {
  const [mine, theirs] = [findingChanges(shown, wanted), findingChanges(shown, found)]
  const conflicts: { field: string; shown: string; found: string | null; wanted: string | null }[] = []
  const merged = [...found]
  for (const { line, next } of mine.edits) {
    const other = theirs.edits.find((edit) => edit.line === line)
    if (other?.next === next) continue
    if (other) conflicts.push({ field: 'findings', shown: line, found: other.next, wanted: next })
    const at = merged.indexOf(other ? (other.next ?? '') : line)
    if (at >= 0) merged.splice(at, 1, ...(next === null ? [] : [next]))
    else if (next !== null) merged.push(next)
  }
  return { merged: [...merged, ...without(mine.added, theirs.added)], conflicts }
}

/** The lines of one list that another lacks. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
