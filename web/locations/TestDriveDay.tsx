import { TEST_DRIVE_DAY } from '#graph/dealer/dealer.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatClock } from '#web/ui/opening-hours/openingStatus.ts'
import { TEST_DRIVES } from './content.ts'
import { showroomPage } from './ShowroomPage.styles.ts'

const { opens, closes } = TEST_DRIVE_DAY
const { title, text } = TEST_DRIVES
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The weekly test drives; `next` is their next date as YYYY-MM-DD. */
export const TestDriveDay = ({ next }: { next: string }) => (
  <section className={`${layout.page} ${showroomPage.event}`} aria-labelledby="test-drives">
    <h2 id="test-drives" className={showroomPage.title}>
      {title}
    </h2>
    <p className={showroomPage.lead}>{text}</p>
    <p className={showroomPage.eventDate}>
      Next: <time dateTime={next}>{day.format(new Date(next))}</time>, {formatClock(opens)} to {formatClock(closes)}
    </p>
  </section>
)
