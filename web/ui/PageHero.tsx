import type { ReactNode } from 'react'
import { layout } from '#web/theme/layout.styles.ts'
import { frontOf } from './cutouts.ts'
import heroes from './heroes.json' with { type: 'json' }
import { pageHero } from './PageHero.styles.ts'
import { Picture } from './Picture.tsx'

type Props = {
  eyebrow?: string
  title: string
  lead: string
  /** Buttons: at most two, the first one primary, the second one an outline. */
  children?: ReactNode
  /** Phones show no picture. */
  isOnlyWide?: boolean
} & (
  | { /** Key in `cutouts.json` of the cart in front of the ridges. */ cart: string }
  | { /** Chooses one of the pictures. */ seed: string }
)

/** The page's title beside a cart or a picture. That carries no meaning, so its text alternative is empty. */
export const PageHero = ({ eyebrow, title, lead, children, isOnlyWide, ...shown }: Props) => (
  <div className={'cart' in shown ? pageHero.ridges : pageHero.root}>
    <div className={`${layout.page} ${pageHero.inner}`}>
      {eyebrow && <p className={pageHero.eyebrow}>{eyebrow}</p>}
      <h1 id="title" className={pageHero.title}>
        {title}
      </h1>
      <p className={pageHero.lead}>{lead}</p>
      {children && <div className={pageHero.actions}>{children}</div>}
    </div>
    <Picture
      className={'cart' in shown ? pageHero.cart : pageHero.picture}
      picture={{ ...('cart' in shown ? frontOf(shown.cart) : heroPicture(shown.seed)), alt: '' }}
      sizes={'cart' in shown ? '(min-width: 64em) 432px, 216px' : '(min-width: 64em) 50vw, 100vw'}
      isPriority={!isOnlyWide}
    />
  </div>
)

/** FNV-1a, 32 bits: small, and the same on the server and in the browser. */
const hash = (text: string) => {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193)
  return value >>> 0
}

/** One of the seven hero pictures, always the same for a seed (a page's path, a town's slug). */
const heroPicture = (seed: string) => heroes[hash(seed) % heroes.length]!
