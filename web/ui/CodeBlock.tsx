import { codeBlock } from './CodeBlock.styles.ts'
import { CopyButton } from './CopyButton.tsx'

const NAMES = {
  csv: 'CSV',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  py: 'Python',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
}

export type CodeLanguage = keyof typeof NAMES

type Props = {
  /** Names the block for screen readers; unique on its page. */
  label: string
  language: CodeLanguage
  text: string
  /** Address of the Sandbox with the operation, see `sandboxHref`. */
  sandbox?: string
}

/** A text to copy. Long lines are wrapped: nothing has to be scrolled sideways. */
export const CodeBlock = ({ label, language, text, sandbox }: Props) => (
  <figure className={codeBlock.root} data-on="forest">
    <figcaption className={codeBlock.bar}>
      <span>{NAMES[language]}</span>
      {sandbox && (
        <a href={sandbox} aria-label={`Open in Sandbox: ${label}`}>
          Open in Sandbox
        </a>
      )}
      <CopyButton label={label} />
    </figcaption>
    <pre className={codeBlock.text} data-language={language}>
      <code>{text}</code>
    </pre>
  </figure>
)
