import type { HoursLine } from '#web/ui/weekHours.ts'
import { hoursTable } from './HoursTable.styles.ts'

export const HoursTable = ({ lines }: { lines: readonly HoursLine[] }) => (
  <dl className={hoursTable.root}>
    {lines.map(({ days, text }) => (
      <div key={days}>
        <dt>{days}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
