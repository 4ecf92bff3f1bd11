/** A position in the log of changes: the time and the id of one change. */
export interface ChangePosition {
  time: Date
  id: string
}

export const changePosition = ({ changedAt, vehicleId }: { changedAt: Date; vehicleId: string }): ChangePosition => ({
  time: changedAt,
  id: vehicleId,
})
