/** A position in the log of changes: the time and the id of one change. */
export interface ChangePosition {
  time: Date
  id: string
}

export function placeOf({ changedAt, vehicleId }: { changedAt: Date; vehicleId: string }): ChangePosition {
  return { time: changedAt, id: vehicleId }
}

/** In the order of the log, whose ids are ordered by their bytes. */
export function comparePositions(one: ChangePosition, other: ChangePosition): number {
  return one.time.getTime() - other.time.getTime() || Buffer.compare(Buffer.from(one.id), Buffer.from(other.id))
}

export function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
