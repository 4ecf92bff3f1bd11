import type { ReactNode } from 'react'
import { layout } from '#web/theme/layout.styles.ts'

type Props = {
  id: string
  title: ReactNode
  titleClass?: string
  /** On sand, which sets it apart from the sections around it. */
  isSand?: boolean
  /** How title and children are arranged. */
  className?: string
  children: ReactNode
}

/** A section over the width of the page, named by its title. */
export const Section = ({ id, title, titleClass = layout.sectionTitle, isSand, className = '', children }: Props) => (
  <section className={isSand ? layout.sand : layout.section} aria-labelledby={id}>
    <div className={`${layout.page} ${className}`.trim()}>
      <h2 id={id} className={titleClass}>
        {title}
      </h2>
      {children}
    </div>
  </section>
)
