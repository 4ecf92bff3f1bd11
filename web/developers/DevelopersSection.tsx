import type { ReactNode } from 'react'
import { InlineMarkdown } from '#web/ui/document/InlineMarkdown.tsx'
import { developersPage } from './DevelopersPage.styles.ts'

type Props = { id: string; title: string; text: string; children: ReactNode }

export const DevelopersSection = ({ id, title, text, children }: Props) => (
  <section id={id} className={developersPage.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p>
      <InlineMarkdown text={text} />
    </p>
    {children}
  </section>
)
