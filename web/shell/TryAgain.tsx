import { useLocation } from 'react-router'
import { IS_SERVER } from '#web/app/isServer.ts'
import { button } from '#web/theme/button.styles.ts'

type Props = { look?: 'primary' | 'outline'; onRetry?: () => void }

/** Repeats a failed query. In the server's HTML it is a link to the same address, which works without scripts. */
export const TryAgain = ({ look = 'outline', onRetry }: Props) => {
  const { pathname, search } = useLocation()
  const retry = () => {
    // The button goes with the message in which it stands, and would take the focus along.
    document.querySelector('main')?.focus({ preventScroll: true })
    onRetry?.()
  }
  if (!IS_SERVER) {
    return (
      <button type="button" className={button({ look })} onClick={retry}>
        Try again
      </button>
    )
  }
  // `useLinkNavigation` leaves a link with a target to the browser, which asks the server.
  return (
    <a className={button({ look })} href={pathname + search} target="_self">
      Try again
    </a>
  )
}
