import { served } from '#web/islands/served.tsx'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { listAsApi } from './ListAsApi.styles.ts'

const loadCall = async () => (await import('./ListApiCall.tsx')).ListApiCall
const prepare = () => void loadCall().catch(() => {})

// Not the element around it: that stays open while the filters change. What is pending shows nothing, so that the list of
// carts does not wait for it.
const ListApiCall = served(
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

/** The list under the filters in view, as an operation of the API. */
export const ListAsApi = () => (
  <details className={listAsApi.root} onToggle={prepare}>
    <summary>This list as an API call</summary>
    <p>
      The same carts in the same order, for your own program. The <a href="/developers">guide for developers</a> has the
      rest.
    </p>
    <ListApiCall />
  </details>
)
