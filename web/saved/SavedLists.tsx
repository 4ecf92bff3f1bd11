import { useEffect, useState } from 'react'
import { island } from '#web/islands/island.tsx'
import { SAVED, VIEWED } from '#web/shortlist/lists.ts'
import { usePersistedList } from '#web/shortlist/usePersistedList.ts'
import { button } from '#web/theme/button.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'
import { WITHOUT_SCRIPTS } from './content.ts'
import { RemovedNote } from './RemovedNote.tsx'
import { savedPage } from './SavedPage.styles.ts'

type ListsProps = { ids: readonly string[] }

const LoadedLists = lazyWithBoundary<ListsProps>(async () => (await import('./LoadedLists.tsx')).LoadedLists, {
  pending: <p className={savedPage.text}>Loading today's prices</p>,
  fallback: (_props, retry) => (
    <ErrorState title="The list didn't load" onRetry={retry}>
      <p>Your carts are still saved.</p>
    </ErrorState>
  ),
})

const NothingSaved = () => (
  <div className={savedPage.empty}>
    <p>Nothing is saved yet. Tap “Save” on a cart, and it stays here until you remove it.</p>
    <a className={button()} href="/inventory">
      View Inventory
    </a>
  </div>
)

const Lists = () => {
  const saved = usePersistedList(SAVED)
  // Undefined on the server and at the first rendering: the carts of the visit are known in the browser only.
  const [ids, setIds] = useState<string[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the saved carts change when another tab saves one; a removed one stays loaded
  useEffect(() => {
    const kept = [...SAVED.read(), ...VIEWED.read()].map(({ id }) => id)
    setIds((before) => (before && kept.every((id) => before.includes(id)) ? before : [...new Set(kept)]))
  }, [saved])

  if (!ids) {
    return (
      <>
        <noscript>
          <p className={savedPage.text}>{WITHOUT_SCRIPTS}</p>
          <p className={savedPage.text}>
            <a href="/inventory">View Inventory</a>
          </p>
        </noscript>
        <p className={`${savedPage.text} ${savedPage.withScripts}`}>Loading today's prices</p>
      </>
    )
  }
  return (
    <>
      <RemovedNote />
      {saved.length === 0 && <NothingSaved />}
      {ids.length > 0 && <LoadedLists ids={ids} />}
    </>
  )
}

/** The carts that this browser keeps. Data and Apollo are loaded when there are any. */
export const SavedLists = island('SavedLists', Lists, { startsAtOnce: true })
