import { useEffect, useRef, useState } from 'react'
import { SAVED, type SavedCart } from '#web/shortlist/lists.ts'
import { usePersistedList } from '#web/shortlist/usePersistedList.ts'
import { savedPage } from './SavedPage.styles.ts'

/** Says what has just been removed, and brings it back. */
export const RemovedNote = () => {
  const saved = usePersistedList(SAVED)
  const [shown, setShown] = useState(saved)
  const [before, setBefore] = useState<readonly SavedCart[]>()
  const undo = useRef<HTMLButtonElement>(null)
  if (saved !== shown) {
    setBefore(saved.length < shown.length ? shown : undefined)
    setShown(saved)
  }

  // The button that had the focus left with its card.
  useEffect(() => {
    if (before && document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [before])

  const bringBack = () => {
    SAVED.write(before!)
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  const removed = before?.filter(({ id }) => !SAVED.has(id)) ?? []
  const [first] = removed
  return (
    <div className={first && savedPage.removed} role="status">
      {first && (
        <>
          <span>{removed.length === 1 ? `${first.name} removed. ` : `${removed.length} carts removed. `}</span>
          <button ref={undo} type="button" className={savedPage.plain} onClick={bringBack}>
            Undo
          </button>
        </>
      )}
    </div>
  )
}
