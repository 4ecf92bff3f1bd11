import { DEALER, type Hours } from '#graph/dealer/dealer.ts'
import type { HoursLine } from '#graph/shared/hours-lines.ts'
import { useSite } from '#web/environment/site.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { DefinitionList } from '#web/ui/lists.tsx'
import { openNow } from '#web/ui/ui.styles.ts'
import { comingWords, openingWords } from './openingStatus.ts'

type Props = { week?: readonly Hours[]; place?: string }

/**
 * Whether a week of hours is open now, and the next day with other hours; those of the main location by default. The loader
 * keeps it up to date (`updateOpenNow.ts`).
 */
export const OpenNow = ({ week: given, place = DEALER.mainLocationId }: Props) => {
  const site = useSite()
  const week = given ?? site.week
  const { isOpen, text, special } = openingWords({ week, place }, site, site.renderedAt)
  return (
    <div
      className={layout.contents}
      data-open-now={JSON.stringify(comingWords({ week, place }, site, site.renderedAt))}
    >
      {/* Two children in this order: `updateOpenNow.ts` writes them. */}
      <p className={openNow.line} data-open={isOpen}>
        {text}
      </p>
      <p className={layout.onScreen} hidden={!special}>
        {special}
      </p>
    </div>
  )
}

export const HoursList = ({ lines, className }: { lines: readonly HoursLine[]; className: string }) => (
  <DefinitionList className={className} rows={lines.map(({ days, text }) => ({ label: days, text }))} />
)
