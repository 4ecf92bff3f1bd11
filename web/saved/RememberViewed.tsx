import { useEffect } from 'react'
import { VIEWED } from '#web/choices/lists.ts'
import { island } from '#web/islands/island.tsx'

/** Notes on the visitor's device that the visitor has seen the page of a vehicle. */
const Remember = ({ id }: { id: string }) => {
  useEffect(() => {
    const others = VIEWED.read().filter((viewed) => viewed.id !== id)
    VIEWED.write([{ id, at: Date.now() }, ...others])
  }, [id])
  return null
}

export const RememberViewed = island('RememberViewed', Remember)
