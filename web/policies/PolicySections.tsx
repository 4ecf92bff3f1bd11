import { HOURS } from '#graph/dealer/dealer.ts'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { InlineMarkdown } from '#web/ui/document/InlineMarkdown.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { FigureTable } from '#web/ui/FigureTable.tsx'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import type { Block, PolicySection } from './content/policy.ts'

// Brings the data layer along, which the other policies do without.
const RentalPrices = lazyWithBoundary(async () => (await import('./RentalPrices.tsx')).RentalPrices, {
  pending: <div className={documentStyles.pending} />,
  fallback: (_props, retry) => <ErrorState title="The prices didn't load" onRetry={retry} />,
})

const LIVE = {
  'rental-prices': <RentalPrices />,
  'storage-hours': <OpenNow week={HOURS.storage.week} />,
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
