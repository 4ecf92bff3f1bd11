import type { InventoryFormat } from './file/inventory-file.ts'
import { problemLines } from './file/problems-text.ts'
import type { ImportRefusal } from './inventory.service.ts'
import { removalText, STAFF_REMEDY } from './removal-allowance.ts'

/** Why nothing was imported, for the staff. */
export function refusalText(refusal: ImportRefusal, unit?: InventoryFormat['unit']): string {
  return 'problems' in refusal
    ? problemLines(refusal.problems, unit).join('\n')
    : removalText(refusal.wouldRemove, STAFF_REMEDY)
}
