import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { button } from '#web/theme/button.styles.ts'
import { choiceBar } from './ChoiceBar.styles.ts'
import { choices } from './Choices.styles.ts'
import { markServerHtml } from './choose.ts'
import { comparePath } from './comparePath.ts'
import { CHOICE_BAR_ID } from './keys.ts'
import { COMPARED, SAVED } from './lists.ts'
import { useKept } from './useKept.ts'

/** Empty until it has been rendered once: screen readers announce what changes, not what comes with its element. */
const useAnnounced = (text: string) => {
  const [announced, setAnnounced] = useState('')
  useEffect(() => setAnnounced(text), [text])
  return announced
}

const countOf = (count: number) => (count === 1 ? '1 cart to compare' : `${count} carts to compare`)

/** Links everywhere show the number of saved carts by this property of the document. */
const showSavedCount = (count: number) => {
  const { style } = document.documentElement
  if (count > 0) style.setProperty('--saved', `" (${count})"`)
  else style.removeProperty('--saved')
}

type Props = {
  /** The latest click, with what the visitor has to know about it. */
  use: { notice?: string }
}

export const ChoiceBar = ({ use }: Props) => {
  const compared = useKept(COMPARED)
  const saved = useKept(SAVED)
  const { pathname, search } = useLocation()
  const [readUse, setReadUse] = useState<Props['use']>()
  const notice = use === readUse ? undefined : use.notice

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks show both lists
  useEffect(markServerHtml, [compared, saved])
  useEffect(() => showSavedCount(saved.length), [saved.length])

  // The comparison itself shows what is compared; the contact form and the window card need the room.
  const isComparison = pathname === '/compare' && search !== ''
  const isElsewhere = isComparison || pathname === '/contact' || pathname.endsWith('/card')
  const count = isElsewhere ? 0 : compared.length
  const text = useAnnounced(notice ?? (count > 0 ? countOf(count) : ''))
  const close = () => {
    setReadUse(use)
    if (!notice) COMPARED.write([])
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  const isShown = count > 0 || notice !== undefined
  return (
    <div id={CHOICE_BAR_ID} tabIndex={-1} className={isShown ? choices.bar : undefined}>
      <div className={isShown ? `${choiceBar.row} ${notice ? choiceBar.notice : ''}` : undefined}>
        <p className={choiceBar.text} role="status">
          {text}
        </p>
        {isShown && (
          <div className={choiceBar.actions}>
            {count > 0 && (
              <a
                className={`${button({ size: 'sm' })} ${choiceBar.compare}`}
                href={comparePath(compared.map(({ id }) => id))}
              >
                Compare
              </a>
            )}
            <button type="button" className={choiceBar.plain} onClick={close}>
              {notice ? 'Close' : 'Clear'}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
