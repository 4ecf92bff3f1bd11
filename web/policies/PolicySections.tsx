import type { ReactNode } from 'react'
import { HOURS } from '#graph/dealer/dealer.ts'
import type { Figure } from '#graph/dealer/figures/figure.ts'
import { zeroPercentText } from '#graph/dealer/figures/financing.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { useSite } from '#web/environment/site.ts'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { InlineMarkdown } from '#web/ui/document/InlineMarkdown.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { FigureTable } from '#web/ui/FigureTable.tsx'
import { valueAt } from '#web/ui/fillIn.ts'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { FIGURES } from './content/figures.ts'
import type { Block, FigureList, PolicySection } from './content/policy.ts'

// Brings the data layer along, which the other policies do without.
const RentalPrices = lazyWithBoundary(async () => (await import('./RentalPrices.tsx')).RentalPrices, {
  pending: <div className={documentStyles.pending} />,
  fallback: (_props, retry) => <ErrorState title="The prices didn't load" onRetry={retry} />,
})

const ZeroPercent = () => {
  const { zeroPercent } = useSite()
  return zeroPercent && <p>{zeroPercentText(zeroPercent)}</p>
}

const LIVE: Record<string, ReactNode> = {
  'rental-prices': <RentalPrices />,
  'zero-percent': <ZeroPercent />,
  'storage-status': <OpenNow week={HOURS.storage.week} />,
  'storage-hours': (
    <FigureTable
      className={documentStyles.table}
      caption="Access to stored carts"
      columns={['Day', 'Hours']}
      rows={HOURS.storage.lines.map(({ days, text }) => ({ label: days, cells: [text] }))}
    />
  ),
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const figureRow = ({ figure: path, note }: FigureList['figures'][number]) => {
  const figure = valueAt(FIGURES, path) as Figure
  const condition = note ?? figure.condition
  return { label: figure.label, note: condition && capitalized(condition), cells: [formatFigure(figure)] }
}

const PolicyBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string') {
    return (
      <p>
        <InlineMarkdown text={block} />
      </p>
    )
  }
  if ('live' in block) return LIVE[block.live]
  if ('figures' in block) {
    return <FigureTable className={documentStyles.table} {...block} rows={block.figures.map(figureRow)} />
  }
  if ('rows' in block) return <FigureTable className={documentStyles.table} {...block} />
  return (
    <ul>
      {block.list.map((text) => (
        <li key={text}>
          <InlineMarkdown text={text} />
        </li>
      ))}
    </ul>
  )
}

export const PolicySections = ({ sections }: { sections: readonly PolicySection[] }) =>
  sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className={documentStyles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block) => (
        <PolicyBlock key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ))
