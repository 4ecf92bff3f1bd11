import { IS_SERVER } from '#web/environment/isServer.ts'
import { SKIP_HYDRATION } from '#web/islands/serverHtml.ts'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'
import { navBar } from './NavBar.styles.ts'

const Content = lazyWithBoundary(async () => (await import('./HeaderToolsContent.tsx')).HeaderToolsContent)

/** Saved carts, comparison and phone: the server writes them, and React leaves them alone. */
export const HeaderTools = () =>
  IS_SERVER ? (
    <div className={navBar.tools}>
      <Content />
    </div>
  ) : (
    <div className={navBar.tools} {...SKIP_HYDRATION} />
  )
