import { useState } from 'react'
import { useLocation } from 'react-router'
import { IS_SERVER } from '#web/app/isServer.ts'
import { useIsServerHtml } from '#web/islands/serverHtml.ts'
import { staticPart } from '#web/islands/staticPart.tsx'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { listAsApi } from './ListAsApi.styles.ts'

const loadCall = async () => (await import('./ListApiCall.tsx')).ListApiCall

// Inside the `details` element, which stays open while the filters change. Its own boundary keeps the list of carts from
// waiting for this code.
const ListApiCall = staticPart(
  lazyPart(loadCall, {
    pending: null,
    fallback: (_props, retry) => (
      <p role="alert">
        The call did not load: no connection.{' '}
        <button type="button" onClick={retry}>
          Try again
        </button>
      </p>
    ),
  }),
)

/** The filtered list as an operation of the API. */
export const ListAsApi = () => {
  const { search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // Whoever leaves it closed does without its code.
  const isShown = useIsServerHtml(search) || isOpen || IS_SERVER
  return (
    <details className={listAsApi.root} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>This list as an API call</summary>
      <p>
        The same carts in the same order, for your own program. The <a href="/developers">guide for developers</a> has
        the rest.
      </p>
      {isShown && <ListApiCall />}
    </details>
  )
}
