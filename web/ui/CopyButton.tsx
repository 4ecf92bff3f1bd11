import { layout } from '#web/theme/layout.styles.ts'
import { codeBlock } from './CodeBlock.styles.ts'
import { COPY } from './copyOnPress.ts'

/** Copies the code of its figure (`copyOnPress`). It is shown only where scripts run. */
export const CopyButton = ({ label }: { label: string }) => (
  <button className={codeBlock.copy} type="button" data-copy="">
    <span aria-live="polite">{COPY}</span> <span className={layout.visuallyHidden}>{label}</span>
  </button>
)
