import { codeBlock } from './CodeBlock.styles.ts'
import { CopyButton } from './CopyButton.tsx'

const NAMES = { sh: 'Shell', js: 'JavaScript', py: 'Python', graphql: 'GraphQL', json: 'JSON', text: 'Text' }

type Props = {
  /** Names the block for screen readers; unique on its page. */
  label: string
  language: keyof typeof NAMES
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
