import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { listAsApi } from './ListAsApi.styles.ts'

const loadCall = async () => (await import('./ListApiCall.tsx')).ListApiCall

// Its own boundary keeps the list of carts from waiting for this code.
const ListApiCall = lazyPart(loadCall, {
  pending: null,
  fallback: (_props, retry) => (
    <p role="alert">
      The call did not load: no connection.{' '}
      <button type="button" onClick={retry}>
        Try again
      </button>
    </p>
  ),
})

/** The filtered list as an operation of the API, for the few who open it: the others do without its text and its code. */
export const ListAsApi = () => {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  // A visitor may have opened it before its script was there.
  useEffect(() => setOpen(details.current!.open), [])
  return (
    <details ref={details} className={listAsApi.root} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>This list as an API call</summary>
      <p>
        The same carts in the same order, for your own program. The <a href="/developers">guide for developers</a> has
        the rest.
      </p>
      {isOpen && <ListApiCall />}
    </details>
  )
}
