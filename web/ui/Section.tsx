import type { ReactNode } from 'react'
import { RATING } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Check, Star } from './icons.tsx'
import { closingBand, starRating } from './ui.styles.ts'

type SectionProps = {
  id: string
  title: ReactNode
  titleClass?: string
  /** On sand, which sets it apart from the sections around it. */
  isSand?: boolean
  className?: string
  children: ReactNode
}

/** A section over the width of the page, named by its title. */
export const Section = ({
  id,
  title,
  titleClass = layout.sectionTitle,
  isSand,
  className = '',
  children,
}: SectionProps) => (
  <section className={isSand ? layout.sand : layout.section} aria-labelledby={id}>
    <div className={`${layout.page} ${className}`.trim()}>
      <h2 id={id} className={titleClass}>
        {title}
      </h2>
      {children}
    </div>
  </section>
)

type Features = { points: readonly { title: string; text: string }[]; className?: string }

export const FeatureList = ({ points, className }: Features) => (
  <ul className={className}>
    {points.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)

export const CheckList = ({ points, className }: { points: readonly string[]; className?: string }) => (
  <ul className={className}>
    {points.map((point) => (
      <li key={point}>
        <Check />
        {point}
      </li>
    ))}
  </ul>
)

type Figures = { figures: readonly { figure: string | number; text: string }[]; label?: string; className: string }

export const Stats = ({ figures, label, className }: Figures) => (
  <ul className={className} aria-label={label}>
    {figures.map(({ figure, text }) => (
      <li key={text}>
        <strong>{figure}</strong> {text}
      </li>
    ))}
  </ul>
)

export const ClosingBand = ({ title, text }: { title: string; text: string }) => (
  <section className={closingBand.root} data-on="forest" aria-labelledby="closing">
    <div className={`${layout.page} ${closingBand.columns}`}>
      <div>
        <h2 id="closing" className={layout.h2}>
          {title}
        </h2>
        <p className={closingBand.text}>{text}</p>
      </div>
      <div className={layout.actions}>
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

/** The mean of the customers' ratings; nothing while the dealer claims no rating. */
export const StarRating = () =>
  RATING && (
    <p className={starRating.root}>
      <Star />
      <span>
        <strong>{RATING.value} out of 5</strong> from {RATING.count} customer reviews
      </span>
    </p>
  )
