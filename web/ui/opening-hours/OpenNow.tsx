import type { Hours } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/environment/site.ts'
import { island } from '#web/islands/island.tsx'
import { useNow } from '#web/islands/useNow.ts'
import { openNow } from './OpenNow.styles.ts'
import { openingStatus } from './openingStatus.ts'

const Status = ({ week }: { week: readonly Hours[] }) => {
  const { clockOffset } = useSite()
  const { isOpen, text } = openingStatus(week, useNow(), clockOffset)
  return (
    <p className={openNow.line} data-open={isOpen}>
      {text}
    </p>
  )
}

export const OpenNow = island('OpenNow', Status)
