import type { ReactNode } from 'react'
import { layout } from '#web/theme/layout.styles.ts'
import { featured } from './FeaturedSection.styles.ts'

/** A few carts on a page about something else, with a link to the inventory. */
export const FeaturedSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={layout.sand} aria-labelledby="featured">
    <div className={layout.page}>
      <div className={featured.head}>
        <h2 id="featured" className={featured.title}>
          {title}
        </h2>
        <a className={featured.more} href="/inventory">
          See the whole inventory
        </a>
      </div>
      {children}
    </div>
  </section>
)
