import { findingOf, historyEntryOf, TREAD_WHEN_NEW } from '#graph/shared/inspection-words.ts'
import type { VehicleInspection } from './inspection.result.ts'
import type { Vehicle } from './vehicle.entity.ts'

/** The report of a cart; null where nothing was written down. */
export function inspectionOf({ inspection }: Pick<Vehicle, 'inspection'>): VehicleInspection | null {
  if (Object.values(inspection).every((value) => value === null)) return null
  const { inspectedBy = null, inspectedOn = null, batteryHealth = null, tread = null, soldAsIs = null } = inspection
  return {
    ...{ inspectedBy, inspectedOn, batteryHealth, tread },
    treadNew: inspection.treadNew ?? TREAD_WHEN_NEW,
    findings: (inspection.findings ?? []).flatMap((words) => findingOf(words) ?? []),
    history: (inspection.history ?? []).flatMap((words) => historyEntryOf(words) ?? []),
    soldAsIs,
  }
}
