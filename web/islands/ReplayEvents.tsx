import { useEffect, useState } from 'react'

type Props = {
  /** An island; the document by default. */
  of?: Element
}

/**
 * Rendered beside a part that hydrates: replays the events that were held for it. Not in the first effects, in which the part
 * reads what was typed and chosen before hydration.
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
    // In a separate task: during a commit React cannot hydrate the event's target, and would stop the event.
    setTimeout(() => window.eventReplay?.start(part))
  }, [isReady, of])
  return null
}
