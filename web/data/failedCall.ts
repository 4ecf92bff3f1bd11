import { CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { attempt } from '#web/environment/attempt.ts'

export const statusLine = (status: number) => `HTTP error! status: ${status}`

const messageIn = (body: string): string | undefined => attempt(() => JSON.parse(body).errors?.[0]?.message)

/** The server's message about a failed call; undefined when there is none for visitors, as when the query itself is wrong (400). */
export const failedText = (error: unknown) => {
  if (ServerError.is(error)) return error.statusCode === 400 ? undefined : messageIn(error.bodyText)
  return CombinedGraphQLErrors.is(error) ? error.message : undefined
}

/** HTTP status of a failed call; undefined when there was no answer at all. */
export const failedStatus = (error: unknown) => (ServerError.is(error) ? error.statusCode : undefined)

/** Why a section's data did not come, in words for visitors. On the server every failure has a status. */
export const failureReason = (error: unknown) => statusLine(failedStatus(error)!)
