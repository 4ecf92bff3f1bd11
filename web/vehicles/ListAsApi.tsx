import { lazy } from 'react'
import { served } from '#web/app/served.tsx'
import { listAsApi } from './ListAsApi.styles.ts'

// Not the element around it: that stays open while the filters change.
const ListApiCall = served(
  lazy(async () => ({ default: (await import('./ListApiCall.tsx')).ListApiCall })),
  {
    pending: null,
  },
)

/** The list under the filters in view, as an operation of the API. */
export const ListAsApi = () => (
  <details className={listAsApi.root}>
    <summary>This list as an API call</summary>
    <p>
      The same carts in the same order, for your own program. The <a href="/developers">guide for developers</a> has the
      rest.
    </p>
    <ListApiCall />
  </details>
)
