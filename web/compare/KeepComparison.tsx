import { useEffect } from 'react'
import { COMPARED } from '#web/choices/lists.ts'
import { island } from '#web/islands/island.tsx'

/** Makes the carts of an open comparison the chosen ones of the tab, so that the inventory goes on from them. */
const Keep = ({ ids }: { ids: readonly string[] }) => {
  const listed = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `listed` changes with the ids
  useEffect(() => {
    COMPARED.write(ids.map((id) => ({ id })))
  }, [listed])
  return null
}

export const KeepComparison = island('KeepComparison', Keep)
