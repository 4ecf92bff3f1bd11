import { InPlaceOfServerTags } from '#web/seo/headTags.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

// React remembers a module that did not load: only a new document asks for it again.
const reload = () => window.location.reload()

/** Shown in place of a page that failed in the browser. */
export const ErrorPage = () => (
  <>
    <title>This page did not load</title>
    <meta name="robots" content="noindex" />
    <InPlaceOfServerTags />
    <ErrorMessage onRetry={reload} />
  </>
)
