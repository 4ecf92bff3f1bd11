import type { ReactNode } from 'react'
import { InlineMarkdown } from '#web/ui/document/InlineMarkdown.tsx'
import { developersPage } from './DevelopersPage.styles.ts'

type Props = {
  id: string
  title: string
  text: string
  /** The section of the guide that says all about it. */
  inGuide?: string
  children?: ReactNode
}

export const DevelopersSection = ({ id, title, text, inGuide, children }: Props) => (
  <section id={id} className={developersPage.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p>
      <InlineMarkdown text={text} />
    </p>
    {children}
    {inGuide && (
      <p>
        <a href={`/developers/guide#${inGuide}`}>{title} in the guide</a>
      </p>
    )}
  </section>
)
