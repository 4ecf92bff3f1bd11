import { HOURS } from '#graph/dealer/dealer.ts'
import { OpenNow } from '#web/opening-hours/OpenNow.tsx'
import { DocumentTable } from '#web/ui/document/DocumentTable.tsx'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import type { Block, PolicySection, Text } from './content/policy.ts'
import { PricesMissing } from './PricesMissing.tsx'

// Brings the data layer along, which the other policies do without.
const RentalPrices = lazyPart(async () => (await import('./RentalPrices.tsx')).RentalPrices, {
  pending: <div className={documentStyles.pending} />,
  fallback: (_props, retry) => <PricesMissing onRetry={retry} />,
})

const Running = ({ text }: { text: Text }) => {
  if (typeof text === 'string') return text
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href}>
        {part.label}
      </a>
    ),
  )
}

const isText = (block: Block): block is Text => typeof block === 'string' || Array.isArray(block)

const PolicyBlock = ({ block }: { block: Block }) => {
  if (isText(block)) {
    return (
      <p>
        <Running text={block} />
      </p>
    )
  }
  if ('table' in block) return <DocumentTable {...block.table} />
  if ('live' in block) {
    if (block.live === 'storage-hours') return <OpenNow week={HOURS.storage.week} />
    return <RentalPrices />
  }
  return (
    <ul>
      {block.list.map((text) => (
        <li key={JSON.stringify(text)}>
          <Running text={text} />
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
