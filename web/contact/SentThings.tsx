import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useInquiryPreviewSuspenseQuery } from '#web/generated/graphql.ts'
import { SUMMARY } from './content.ts'
import { contextInput } from './contextInput.ts'
import { InquirySummary } from './InquirySummary.tsx'
import { isEmpty, type ReadContext } from './readContext.ts'
import { thankYou } from './ThankYouPage.styles.ts'
import { useAskedContext } from './useAskedContext.ts'

const Sent = ({ context }: Pick<ReadContext, 'context'>) => {
  const { facts } = useInquiryPreviewSuspenseQuery({ variables: contextInput(context) }).data.inquiryPreview
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
