import { HttpStatus } from '#web/environment/httpStatus.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { message } from '#web/ui/ui.styles.ts'
import { NOT_FOUND } from './content.ts'

export const TownNotFound = () => (
  <div className={`${layout.page} ${message.root}`}>
    <HttpStatus code={404} />
    <Seo title={NOT_FOUND.title} description={NOT_FOUND.description} keywords={NOT_FOUND.keywords} noIndex />
    <h1 id="title" className={message.title}>
      {NOT_FOUND.title}
    </h1>
    <p className={message.text}>{NOT_FOUND.text}</p>
    <div className={message.actions}>
      <a className={button()} href="/inventory">
        View Inventory
      </a>
      <a className={button({ variant: 'outline' })} href="/about">
        See the towns we serve
      </a>
    </div>
  </div>
)
