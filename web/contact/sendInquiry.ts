import { mutate } from '#web/data/client.ts'
import { failedStatus, failedText } from '#web/data/failedCall.ts'
import { SubmitContactDocument, type SubmitContactInput, type SubmitContactMutation } from '#web/generated/graphql.ts'
import { NOT_SENT, REFUSED } from './content.ts'

type Answer = NonNullable<SubmitContactMutation['submitContact']> | { failure: string }

/** The server's answer, or the reason for its absence in words for the visitor. */
export const sendInquiry = async (input: SubmitContactInput): Promise<Answer> => {
  try {
    return (await mutate(SubmitContactDocument, { input })).submitContact!
  } catch (error) {
    return { failure: failedText(error) ?? (failedStatus(error) ? REFUSED : NOT_SENT) }
  }
}
