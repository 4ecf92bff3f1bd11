import { useEffect, useState } from 'react'
import { SAVED, VIEWED } from '#web/choices/lists.ts'
import { useKept } from '#web/choices/useKept.ts'
import { island } from '#web/islands/island.tsx'
import { TryAgain } from '#web/shell/TryAgain.tsx'
import { button } from '#web/theme/button.styles.ts'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { WITHOUT_SCRIPTS } from './content.ts'
import { RemovedNote } from './RemovedNote.tsx'
import { savedPage } from './SavedPage.styles.ts'

type ListsProps = { ids: readonly string[] }

const LoadedLists = lazyPart<ListsProps>(async () => (await import('./LoadedLists.tsx')).LoadedLists, {
  pending: <p className={savedPage.text}>Loading your carts</p>,
  fallback: (_props, retry) => (
    <div className={savedPage.empty} role="alert">
      <p>The list did not load. Your carts are still saved.</p>
      <TryAgain onRetry={retry} />
    </div>
  ),
})

const NothingSaved = () => (
  <div className={savedPage.empty}>
    <p>Nothing is saved yet. Press “Save” on a cart, and it stays here until you remove it.</p>
    <a className={button()} href="/inventory">
      View Inventory
    </a>
  </div>
)

const Lists = () => {
  const saved = useKept(SAVED)
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
        <p className={`${savedPage.text} ${savedPage.withScripts}`}>Loading your carts</p>
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
export const SavedLists = island('SavedLists', Lists)
