import { lazy, Suspense } from 'react'
import { HOURS } from '#graph/dealer/dealer.ts'
import { OpenNow } from '#web/ui/OpenNow.tsx'
import type { Block, PolicySection, Text } from './content/policy.ts'
import { policyDocument } from './PolicyDocument.styles.ts'
import { PolicyTable } from './PolicyTable.tsx'

// Brings the data layer along, which the other policies do without.
const RentalPrices = lazy(async () => ({ default: (await import('./RentalPrices.tsx')).RentalPrices }))

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
  if ('table' in block) return <PolicyTable {...block.table} />
  if ('live' in block) {
    if (block.live === 'storage-hours') return <OpenNow week={HOURS.storage.week} />
    return (
      <Suspense fallback={<div className={policyDocument.pending} />}>
        <RentalPrices />
      </Suspense>
    )
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
    <section key={id} id={id} className={policyDocument.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block) => (
        <PolicyBlock key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ))
