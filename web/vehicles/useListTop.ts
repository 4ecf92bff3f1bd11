import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** The element where the list starts. */
export const RESULTS_ID = 'results'

/** Shows a list that starts at another page from its top. Back returns to where the visitor was. */
export const useListTop = (firstPage: number) => {
  const shownFrom = useRef(firstPage)
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    if (shownFrom.current === firstPage) return
    shownFrom.current = firstPage
    if (!isBack) document.getElementById(RESULTS_ID)?.scrollIntoView({ behavior: 'instant' })
  }, [firstPage, isBack])
}
