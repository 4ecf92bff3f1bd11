import { HoursList } from '#web/ui/HoursList.tsx'
import type { HoursLine } from '#web/ui/weekHours.ts'
import { hoursTable } from './HoursTable.styles.ts'

export const HoursTable = ({ lines }: { lines: readonly HoursLine[] }) => (
  <HoursList lines={lines} className={hoursTable.root} />
)
