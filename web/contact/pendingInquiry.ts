import { attempt } from '#web/environment/attempt.ts'
import type { SubmitContactInput } from '#web/generated/graphql.ts'
import type { InquiryContext } from '#web/parts/contactPath.ts'

/** An inquiry whose answer has not come. Its idempotency key makes it safe to send again. */
export type PendingInquiry = { input: SubmitContactInput; context: InquiryContext }

const KEY = 'sending'

export const keepPending = (inquiry: PendingInquiry) =>
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(inquiry)))

export const dropPending = () => attempt(() => sessionStorage.removeItem(KEY))

/** The inquiry that this tab was sending when its page was left. */
export const readPending = (): PendingInquiry | undefined =>
  attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')) ?? undefined
