import { CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { attempt } from '#web/environment/attempt.ts'
import { NO_CONNECTION } from '#web/environment/network.ts'

export const statusLine = (status: number) => `HTTP error! status: ${status}`

const messageIn = (body: string): string | undefined => attempt(() => JSON.parse(body).errors?.[0]?.message)

/** The server's message about a failed call; undefined when there is none for visitors, as when the query itself is wrong (400). */
export const failedText = (error: unknown) => {
  if (ServerError.is(error)) return error.statusCode === 400 ? undefined : messageIn(error.bodyText)
  return CombinedGraphQLErrors.is(error) ? error.message : undefined
}

/** HTTP status of a failed call; undefined when there was no answer at all. */
export const failedStatus = (error: unknown) => (ServerError.is(error) ? error.statusCode : undefined)

/** Why data did not come, in words for visitors. */
export const failureReason = (error: unknown) => {
  const status = failedStatus(error)
  return status ? statusLine(status) : (failedText(error) ?? NO_CONNECTION)
}
