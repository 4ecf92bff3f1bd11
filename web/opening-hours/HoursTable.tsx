import { HoursList } from './HoursList.tsx'
import { hoursTable } from './HoursTable.styles.ts'
import type { HoursLine } from './weekHours.ts'

export const HoursTable = ({ lines }: { lines: readonly HoursLine[] }) => (
  <HoursList lines={lines} className={hoursTable.root} />
)
