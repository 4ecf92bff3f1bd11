import { useEffect } from 'react'
import { island } from '#web/islands/island.tsx'
import { dropDrafts } from './draft.ts'

const Drop = () => {
  useEffect(dropDrafts, [])
  return null
}

/** Stands on the page that follows a sent inquiry: its words are no draft any more, whichever way they were sent. */
export const DropDrafts = island('DropDrafts', Drop)
