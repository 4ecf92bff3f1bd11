import type { ReactNode } from 'react'
import { RATING } from '#graph/dealer/dealer.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Check, type Icon, Star } from './icons.tsx'
import { ArrowLink, ButtonLink, ExternalAnchor } from './links.tsx'
import { checkList, closingBand, starRating } from './ui.styles.ts'

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

type Point = {
  title: string
  text: string
  Icon?: Icon
  link?: { href: string; label: string; isExternal?: boolean }
}

type Features = { points: readonly Point[]; className?: string }

export const FeatureList = ({ points, className }: Features) => (
  <ul className={className}>
    {points.map(({ title, text, Icon, link }) => (
      <li key={title}>
        {Icon && <Icon />}
        <h3>{title}</h3>
        <p>{text}</p>
        {link && <PointLink {...link} />}
      </li>
    ))}
  </ul>
)

const PointLink = ({ href, label, isExternal }: NonNullable<Point['link']>) =>
  isExternal ? <ExternalAnchor href={href}>{label}</ExternalAnchor> : <ArrowLink href={href}>{label}</ArrowLink>

export const CheckList = ({ points, className = '' }: { points: readonly string[]; className?: string }) => (
  <ul className={`${checkList.root} ${className}`.trim()}>
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
        <ButtonLink href="/inventory">View Inventory</ButtonLink>
        <ButtonLink variant="onForest" href="/contact">
          Contact us
        </ButtonLink>
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
