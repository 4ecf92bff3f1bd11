import { layout } from '#web/theme/layout.styles.ts'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { PageHero } from '#web/ui/PageHero.tsx'
import type { Policy } from './content/policy.ts'

const EYEBROW = 'Policies'
// A date without a time is midnight UTC: in any zone west of it the day before would be printed.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export const PolicyHeader = ({ policy: { path, title, lead, dated, period, hasHero } }: { policy: Policy }) => (
  <header>
    {hasHero ? (
      <PageHero seed={path} eyebrow={EYEBROW} title={title} lead={lead} />
    ) : (
      <div className={documentStyles.sand}>
        <div className={layout.page}>
          <p className={documentStyles.eyebrow}>{EYEBROW}</p>
          <h1 className={documentStyles.title}>{title}</h1>
          <p className={documentStyles.lead}>{lead}</p>
        </div>
      </div>
    )}
    <p className={`${layout.page} ${documentStyles.dated}`}>
      {period && <span>Period {period}</span>}
      <span>
        {dated.label} <time dateTime={dated.date}>{day.format(new Date(dated.date))}</time>
      </span>
    </p>
  </header>
)
