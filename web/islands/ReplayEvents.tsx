import { useEffect, useState } from 'react'

type Props = {
  /** An island; the document by default. */
  of?: Element
}

/**
 * Stands beside a part that is hydrated: what was pressed before is pressed again. Not at once: in its first effects a part takes over
 * what was typed and chosen before.
 */
export const ReplayEvents = ({ of }: Props) => {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const part = of ?? document.documentElement
    if (!isReady) {
      // A choice made after those effects needs no replay.
      window.eventReplay?.open(part)
      return setReady(true)
    }
    // In a task of its own: within a commit React cannot hydrate what an event reaches, and would stop the event.
    setTimeout(() => window.eventReplay?.start(part))
  }, [isReady, of])
  return null
}
