import type { ProblemList } from '#graph/files/file-problem.ts'
import { problemLines } from '#graph/files/problem-lines.ts'
import { type RemovalRefusal, removalText, STAFF_REMEDY } from './removal-allowance.ts'

/** Why nothing was imported, for the staff. */
export function refusalText(refusal: { problems: ProblemList } | { wouldRemove: RemovalRefusal }): string {
  return 'problems' in refusal
    ? problemLines(refusal.problems).join('\n')
    : removalText(refusal.wouldRemove, STAFF_REMEDY)
}
