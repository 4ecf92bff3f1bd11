import { DEALER, type Hours } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/environment/site.ts'
import { island } from '#web/islands/island.tsx'
import { useNow } from '#web/islands/useNow.ts'
import { openNow } from './OpenNow.styles.ts'
import { comingSpecialDay, openingStatus } from './openingStatus.ts'
import { useSchedule } from './useSchedule.ts'

type Props = { week: readonly Hours[]; place: string }

const Status = ({ week, place }: Props) => {
  const { clockOffset } = useSite()
  const now = useNow()
  const schedule = useSchedule(week, place)
  const { isOpen, text } = openingStatus(schedule, now, clockOffset)
  const special = comingSpecialDay(schedule, now, clockOffset)
  return (
    <>
      <p className={openNow.line} data-open={isOpen}>
        {text}
      </p>
      {special && <p className={openNow.special}>{special}</p>}
    </>
  )
}

const Island = island('OpenNow', Status)

/** Whether a week of hours is open now, and the next day with other hours; at the main location if there is no `place`. */
export const OpenNow = ({ week, place = DEALER.mainLocationId }: Pick<Props, 'week'> & Partial<Props>) => (
  <Island week={week} place={place} />
)
