import { InPlaceOfServedTags } from '#web/seo/headTags.ts'
import { ErrorPage } from './ErrorPage.tsx'

// React remembers what failed: only the server's document begins anew.
const reload = () => window.location.reload()

/** In place of a page that failed in the browser. */
export const FailedPage = () => (
  <>
    <title>This page did not load</title>
    <meta name="robots" content="noindex" />
    <InPlaceOfServedTags />
    <ErrorPage onRetry={reload} />
  </>
)
