import type { ReactNode } from 'react'
import { layout } from '#web/theme/layout.styles.ts'
import { documentStyles } from './document.styles.ts'

type Props = { eyebrow: string; title: string; lead: string; children?: ReactNode }

/** The head of a page of text, without a picture. */
export const DocumentHeader = ({ eyebrow, title, lead, children }: Props) => (
  <div className={documentStyles.sand}>
    <div className={layout.page}>
      <p className={documentStyles.eyebrow}>{eyebrow}</p>
      <h1 id="title" className={documentStyles.title}>
        {title}
      </h1>
      <p className={documentStyles.lead}>{lead}</p>
      {children}
    </div>
  </div>
)

// A date without a time is midnight UTC: in any zone west of it the day before would be printed.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words, `date` as YYYY-MM-DD. */
export const Day = ({ date }: { date: string }) => <time dateTime={date}>{day.format(new Date(date))}</time>
