import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { closingBand } from './ClosingBand.styles.ts'

/** The last section of a page, with links to the inventory and to the contact form. */
export const ClosingBand = ({ title, text }: { title: string; text: string }) => (
  <section className={closingBand.root} data-on="forest" aria-labelledby="closing">
    <div className={`${layout.page} ${closingBand.columns}`}>
      <div>
        <h2 id="closing" className={closingBand.title}>
          {title}
        </h2>
        <p className={closingBand.text}>{text}</p>
      </div>
      <div className={closingBand.actions}>
        <a className={button()} href="/inventory">
          View Inventory
        </a>
        <a className={button({ variant: 'onForest' })} href="/contact">
          Contact us
        </a>
      </div>
    </div>
  </section>
)
