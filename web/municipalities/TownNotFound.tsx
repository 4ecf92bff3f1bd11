import { HttpStatus } from '#web/app/httpStatus.tsx'
import { message } from '#web/app/message.styles.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'

export const TownNotFound = () => (
  <div className={`${layout.page} ${message.root}`}>
    <HttpStatus code={404} />
    <Seo
      title="Municipality not found"
      description="There is no town page at this address. The list of the towns that we serve and the inventory are a link away."
      noIndex
    />
    <h1 className={message.title}>Municipality not found</h1>
    <p className={message.text}>
      We know no town by this name in our part of Luzerne County. Its name may have a typing error in the address.
    </p>
    <div className={message.actions}>
      <a className={button()} href="/inventory">
        View Inventory
      </a>
      <a className={button({ look: 'outline' })} href="/about">
        See the towns we serve
      </a>
    </div>
  </div>
)
