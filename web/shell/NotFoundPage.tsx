import { HttpStatus } from '#web/routing/httpStatus.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { message } from './message.styles.ts'
import { notFound } from './NotFoundPage.styles.ts'

export const NotFoundPage = () => (
  <div className={`${layout.page} ${message.root}`}>
    <HttpStatus code={404} />
    <Seo
      title="Page not found"
      description="There is no page at this address. The inventory and the home page are a link away."
      keywords="page not found, golf carts, inventory"
      noIndex
    />
    <p className={notFound.numeral} aria-hidden="true">
      404
    </p>
    <h1 className={message.title}>404 Page Not Found</h1>
    <p className={notFound.hint}>Did you forget to add the page to the router?</p>
    <div className={message.actions}>
      <a className={button()} href="/inventory">
        View Inventory
      </a>
      <a className={button({ look: 'outline' })} href="/">
        Go to the home page
      </a>
    </div>
  </div>
)
