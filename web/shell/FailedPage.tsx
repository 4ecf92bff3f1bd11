import { InPlaceOfServerTags } from '#web/seo/headTags.ts'
import { ErrorPage } from './ErrorPage.tsx'

// React remembers a module that did not load: only a new document asks for it again.
const reload = () => window.location.reload()

/** In place of a page that failed in the browser. */
export const FailedPage = () => (
  <>
    <title>This page did not load</title>
    <meta name="robots" content="noindex" />
    <InPlaceOfServerTags />
    <ErrorPage onRetry={reload} />
  </>
)
