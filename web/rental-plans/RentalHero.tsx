import type { ReactNode } from 'react'
import { layout } from '#web/theme/layout.styles.ts'
import { heroPicture } from '#web/ui/PageHero.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { rentalHero } from './RentalHero.styles.ts'

type Props = {
  /** Chooses the picture, which only wide screens load. */
  seed: string
  eyebrow?: string
  title: string
  lead: string
  children?: ReactNode
}

/** A low dark band: the calculator follows on the first screen. */
export const RentalHero = ({ seed, eyebrow, title, lead, children }: Props) => (
  <div className={rentalHero.root} data-on="forest">
    <Picture
      className={rentalHero.picture}
      picture={{ ...heroPicture(seed), alt: '' }}
      sizes="(min-width: 64em) 960px, 100vw"
    />
    <div className={layout.page}>
      {eyebrow && <p className={rentalHero.eyebrow}>{eyebrow}</p>}
      <h1 id="title" className={rentalHero.title}>
        {title}
      </h1>
      <p className={rentalHero.lead}>{lead}</p>
      {children && <div className={rentalHero.actions}>{children}</div>}
    </div>
  </div>
)
