import type { ReactNode } from 'react'
import { layout } from '#web/theme/layout.styles.ts'
import heroes from './heroes.json' with { type: 'json' }
import { pageHero } from './PageHero.styles.ts'
import { Picture } from './Picture.tsx'

type Props = {
  /** Chooses the picture. */
  seed: string
  /** A short line above the title. */
  eyebrow?: string
  title: string
  lead: string
  /** Buttons: at most two, the first one primary, the second one `onForest`. */
  children?: ReactNode
  /** Only the home page's is tall. */
  isTall?: boolean
  /** A line below the buttons. */
  note?: ReactNode
}

/** A picture over the full width under the page's title. It carries no meaning, so its text alternative is empty. */
export const PageHero = ({ seed, eyebrow, title, lead, children, isTall, note }: Props) => (
  <div className={isTall ? pageHero.tall : pageHero.root} data-on="forest">
    <Picture
      className={isTall ? pageHero.tallPicture : pageHero.picture}
      picture={{ ...heroPicture(seed), alt: '' }}
      // The tall one shares the first screen with other pictures.
      sizes={isTall ? '(min-width: 64em) 800px, 60vw' : '(min-width: 64em) 960px, 100vw'}
      isPriority
    />
    <div className={`${layout.page} ${pageHero.inner} ${isTall ? pageHero.tallInner : ''}`}>
      {eyebrow && <p className={pageHero.eyebrow}>{eyebrow}</p>}
      <h1 id="title" className={isTall ? pageHero.display : pageHero.title}>
        {title}
      </h1>
      <p className={pageHero.lead}>{lead}</p>
      {children && <div className={pageHero.actions}>{children}</div>}
      {note && <div className={pageHero.note}>{note}</div>}
    </div>
  </div>
)

/** FNV-1a, 32 bits: small, and the same on the server and in the browser. */
const hash = (text: string) => {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193)
  return value >>> 0
}

/** One of the seven hero pictures, always the same for a seed (a page's path, a town's slug). */
export const heroPicture = (seed: string) => heroes[hash(seed) % heroes.length]!
