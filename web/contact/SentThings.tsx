import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import type { InquiryContext } from '#web/parts/contactPath.ts'
import { SUMMARY } from './content.ts'
import { InquirySummary } from './InquirySummary.tsx'
import { answerLines } from './inquiryOf.ts'
import { isEmpty } from './readContext.ts'
import { thankYou } from './ThankYouPage.styles.ts'
import { useAskedContext } from './useAskedContext.ts'
import { useSubject } from './useSubject.ts'

const Sent = ({ context }: { context: InquiryContext }) => {
  const facts = [...answerLines(context.answers), ...useSubject(context).facts]
  return facts.length > 0 && <InquirySummary heading="h2" title={SUMMARY.sent} facts={facts} />
}

/** Names what went along with the message; the thanks need no list when it does not load. */
export const SentThings = () => {
  const asked = useAskedContext()
  if (isEmpty(asked)) return null
  return (
    <div className={thankYou.sent}>
      <QueryBoundary fallback={() => null}>
        <Sent context={asked.context} />
      </QueryBoundary>
    </div>
  )
}
