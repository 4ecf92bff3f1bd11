import { layout } from '#web/theme/layout.styles.ts'
import { COPY } from './copyOnPress.ts'
import { codeBlock } from './ui.styles.ts'

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
}

/** Address of Apollo Sandbox at /graphql that starts with this operation. */
const sandboxHref = (document: string) => `/graphql#${new URLSearchParams({ document, variables: '{}' })}`

/** A text to copy; an operation also leads to the Sandbox. Long lines are wrapped: nothing has to be scrolled sideways. */
export const CodeBlock = ({ label, language, text }: Props) => (
  <figure className={codeBlock.root} data-on="forest">
    <figcaption className={codeBlock.bar}>
      <span>{NAMES[language]}</span>
      {language === 'graphql' && (
        <a href={sandboxHref(text)} aria-label={`Open in Sandbox: ${label}`}>
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

/** Copies the code of its figure (`copyOnPress`). It is shown only where scripts run. */
const CopyButton = ({ label }: { label: string }) => (
  <button className={codeBlock.copy} type="button" data-copy="">
    <span aria-live="polite">{COPY}</span> <span className={layout.visuallyHidden}>{label}</span>
  </button>
)
