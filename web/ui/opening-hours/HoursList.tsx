import type { HoursLine } from '#graph/shared/hours-lines.ts'

type Props = { lines: readonly HoursLine[]; className: string }

/** Opening hours, a line for days that are alike. */
export const HoursList = ({ lines, className }: Props) => (
  <dl className={className}>
    {lines.map(({ days, text }) => (
      <div key={days}>
        <dt>{days}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
