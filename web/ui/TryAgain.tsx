import { useLocation } from 'react-router'
import { IS_SERVER } from '#web/environment/isServer.ts'
import { button } from '#web/theme/button.styles.ts'

/** Repeats a failed query. In the server's HTML it is a link to the same address, which works without scripts. */
export const TryAgain = ({ onRetry }: { onRetry?: () => void }) => {
  const { pathname, search } = useLocation()
  const retry = () => {
    // The button goes with the message in which it stands, and would take the focus along.
    document.querySelector('main')?.focus({ preventScroll: true })
    onRetry?.()
  }
  if (!IS_SERVER) {
    return (
      <button type="button" className={button({ variant: 'outline' })} onClick={retry}>
        Try again
      </button>
    )
  }
  // A link with a target is the browser's, which asks the server.
  return (
    <a className={button({ variant: 'outline' })} href={pathname + search} target="_self">
      Try again
    </a>
  )
}
