import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The visitor's scroll position in px, by entry of the history. */
const places = new Map<string, number>()

/** Returns to the place in the list that the visitor left for a cart. A browser does so itself only where the list is there at once. */
export const useReturnToPlace = (isListThere: boolean) => {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const arrivedAt = useRef(key)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list comes
  useLayoutEffect(() => {
    const place = places.get(key)
    if (isListThere && isBack && key === arrivedAt.current && place)
      window.scrollTo({ top: place, behavior: 'instant' })
  }, [isListThere])

  useEffect(() => {
    if (!isListThere) return
    const note = () => void places.set(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key, isListThere])
}
