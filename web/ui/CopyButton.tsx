import { type MouseEvent, useState } from 'react'
import { island } from '#web/islands/island.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { codeBlock } from './CodeBlock.styles.ts'

type State = 'ready' | 'copied' | 'refused'

const WORDS: Record<State, string> = { ready: 'Copy', copied: 'Copied', refused: 'Not copied' }

const Button = ({ label }: { label: string }) => {
  const [state, setState] = useState<State>('ready')
  const copy = async ({ currentTarget }: MouseEvent) => {
    const text = currentTarget.closest('figure')?.querySelector('code')?.textContent ?? ''
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // Browsers may forbid access to the clipboard, and do so on a site without TLS.
      setState('refused')
    }
  }
  return (
    <button className={codeBlock.copy} type="button" onClick={copy} onBlur={() => setState('ready')}>
      <span aria-live="polite">{WORDS[state]}</span> <span className={layout.visuallyHidden}>{label}</span>
    </button>
  )
}

/** Copies the code of its figure. It is shown only where scripts run, and keeps its message until the focus leaves it. */
export const CopyButton = island('CopyButton', Button, { startsOnUse: true })
