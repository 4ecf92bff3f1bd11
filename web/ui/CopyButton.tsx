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
      // A browser may forbid it, and does so on a site without TLS.
      setState('refused')
    }
  }
  return (
    <button className={codeBlock.copy} type="button" onClick={copy} onBlur={() => setState('ready')}>
      <span aria-live="polite">{WORDS[state]}</span> <span className={layout.visuallyHidden}>{label}</span>
    </button>
  )
}

/** Copies the code of the figure that it stands in. Not shown without scripts, which it needs. Says what it did until it is left. */
export const CopyButton = island('CopyButton', Button)
