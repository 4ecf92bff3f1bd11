import { InlineMarkdown } from '#web/ui/document/InlineMarkdown.tsx'
import { developersPage } from './DevelopersPage.styles.ts'

/** Names of the API, each with what it means. */
export const Meanings = ({ of }: { of: Record<string, string> }) => (
  <dl className={developersPage.meanings}>
    {Object.entries(of).map(([name, text]) => (
      <div key={name}>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>
          <InlineMarkdown text={text} />
        </dd>
      </div>
    ))}
  </dl>
)
