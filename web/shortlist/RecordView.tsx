import { useEffect } from 'react'
import { island } from '#web/islands/island.tsx'
import { VIEWED } from './lists.ts'

const View = ({ id }: { id: string }) => {
  useEffect(() => {
    VIEWED.write([{ id, at: Date.now() }, ...VIEWED.read().filter((view) => view.id !== id)])
  }, [id])
  return null
}

/** Puts the vehicle of the page first among those that were viewed on this device. */
export const RecordView = island('RecordView', View)
