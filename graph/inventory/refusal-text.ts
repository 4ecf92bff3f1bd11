import { problemLines } from '#graph/files/problem-lines.ts'
import type { ImportRefusal } from './inventory.service.ts'
import { removalText, STAFF_REMEDY } from './removal-allowance.ts'

/** Why nothing was imported, for the staff. */
export function refusalText(refusal: ImportRefusal): string {
  return 'problems' in refusal
    ? problemLines(refusal.problems).join('\n')
    : removalText(refusal.wouldRemove, STAFF_REMEDY)
}
