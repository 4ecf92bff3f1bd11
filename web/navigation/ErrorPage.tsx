import { NO_CONNECTION } from '#web/environment/network.ts'
import { InPlaceOfServerTags } from '#web/seo/headTags.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'

// React caches a module that failed to load: only a new document requests it again.
const reload = () => window.location.reload()

type Props = { isOffline?: boolean; onRetry?: () => void }

/** Shown in place of a page that failed in the browser. */
export const ErrorPage = ({ isOffline, onRetry = reload }: Props) => (
  <>
    <title>This page didn't load</title>
    <meta name="robots" content="noindex" />
    <InPlaceOfServerTags />
    <ErrorState
      isPage
      title="This page didn't load"
      reason={isOffline ? NO_CONNECTION : 'Something went wrong'}
      onRetry={onRetry}
    />
  </>
)
