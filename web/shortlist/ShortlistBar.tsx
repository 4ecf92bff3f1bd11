import { IS_SERVER } from '#web/environment/isServer.ts'
import { SKIP_HYDRATION } from '#web/islands/serverHtml.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'

const Content = lazyWithBoundary(async () => (await import('./ShortlistBarContent.tsx')).ShortlistBarContent)

/** The bar at the foot of the screen: the server writes it, `bar.ts` fills it, and React leaves it alone. */
export const ShortlistBar = () =>
  IS_SERVER ? (
    <div className={layout.contents}>
      <Content />
    </div>
  ) : (
    <div className={layout.contents} {...SKIP_HYDRATION} />
  )
