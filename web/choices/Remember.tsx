import { useEffect } from 'react'
import { island } from '#web/islands/island.tsx'
import { KEYS, MOST_VIEWED } from './keys.ts'

type Props = {
  /** The vehicle of the page. */
  viewed?: string
  /** The vehicles of an open comparison become the chosen ones of the tab: the inventory goes on from them. */
  compared?: readonly string[]
}

const storedViews = (): { id?: string }[] => {
  try {
    const stored = JSON.parse(localStorage.getItem(KEYS.viewed) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

const remember = ({ viewed, compared }: Props) => {
  try {
    if (compared) sessionStorage.setItem(KEYS.compared, JSON.stringify(compared.map((id) => ({ id }))))
    if (!viewed) return
    const others = storedViews().filter((view) => view?.id !== viewed)
    const views = [{ id: viewed, at: Date.now() }, ...others].slice(0, MOST_VIEWED)
    localStorage.setItem(KEYS.viewed, JSON.stringify(views))
  } catch {
    // A browser that refuses storage remembers nothing.
  }
}

const Remembering = (props: Props) => {
  const json = JSON.stringify(props)
  useEffect(() => remember(JSON.parse(json)), [json])
  return null
}

/**
 * Notes on the visitor's device what a page shows. Every vehicle's page loads this script, so it does without `lists.ts`,
 * which checks what it reads.
 */
export const Remember = island('Remember', Remembering)
