import { contactPath, thanksPath } from '#web/parts/contactPath.ts'
import { showToast } from '#web/ui/toast.tsx'
import { NOT_SENT, SENT } from './content.ts'
import { dropDrafts } from './draft.ts'
import { dropPending, type PendingInquiry } from './pendingInquiry.ts'
import { sendInquiry } from './sendInquiry.ts'

/**
 * Asks for the answer to an inquiry whose page was left while it was sent: the same key gets the first receipt. The visitor stays
 * where they are, unless that is the form.
 */
export const finishSending = async ({ input, context }: PendingInquiry) => {
  const answer = await sendInquiry(input)
  const isSent = 'inquiry' in answer && answer.inquiry !== null
  dropPending()
  if (isSent) dropDrafts()
  if (isSent && window.location.pathname === '/contact') return window.location.replace(thanksPath(context))
  const onClick = () => window.location.assign(contactPath(context))
  await showToast(
    isSent
      ? { title: SENT }
      : {
          title: 'Error',
          description: NOT_SENT,
          variant: 'destructive',
          action: { label: 'Back to your message', onClick },
        },
  )
}
