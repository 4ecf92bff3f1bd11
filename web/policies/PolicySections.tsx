import { HOURS } from '#graph/dealer/dealer.ts'
import { OpenNow } from '#web/opening-hours/OpenNow.tsx'
import { SectionError } from '#web/shell/SectionError.tsx'
import { DocumentTable } from '#web/ui/document/DocumentTable.tsx'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { RunningText } from '#web/ui/document/RunningText.tsx'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import type { Block, PolicySection } from './content/policy.ts'

// Brings the data layer along, which the other policies do without.
const RentalPrices = lazyPart(async () => (await import('./RentalPrices.tsx')).RentalPrices, {
  pending: <div className={documentStyles.pending} />,
  fallback: (_props, retry) => <SectionError what="The prices" onRetry={retry} />,
})

const LIVE = {
  'rental-prices': <RentalPrices />,
  'storage-hours': <OpenNow week={HOURS.storage.week} />,
}

const PolicyBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string') {
    return (
      <p>
        <RunningText text={block} />
      </p>
    )
  }
  if ('live' in block) return LIVE[block.live]
  if ('rows' in block) return <DocumentTable {...block} />
  return (
    <ul>
      {block.list.map((text) => (
        <li key={text}>
          <RunningText text={text} />
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
