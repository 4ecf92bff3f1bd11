import { documentStyles } from './document.styles.ts'

/** The table of contents: beside the text on wide screens, above it on narrow ones. `markCurrentSection` marks what is read. */
export const DocumentContents = ({ entries }: { entries: { id: string; title: string }[] }) => (
  <nav className={documentStyles.contents} aria-labelledby="on-this-page" data-contents="">
    <h2 id="on-this-page">On this page</h2>
    <ol>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
)
