import { island } from '#web/islands/island.tsx'
import { documentStyles } from './document.styles.ts'
import { useCurrentSection } from './useCurrentSection.ts'

const Contents = ({ entries }: { entries: { id: string; title: string }[] }) => {
  const current = useCurrentSection(entries.map(({ id }) => id))
  return (
    <nav className={documentStyles.contents} aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The table of contents: beside the text on wide screens, above it on narrow ones. */
export const DocumentContents = island('DocumentContents', Contents)
