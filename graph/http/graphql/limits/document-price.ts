import type { FastifyRequest } from 'fastify'
import { Refusal } from '#graph/http/errors/refusal.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { LIMITS, RATE } from '#graph/schema/limits.ts'

/** Points for reading a document, at least the minimum of a request to /graphql. */
export function pointsOfDocument(text: string | undefined): number {
  return Math.max(RATE.graphqlPoints, Math.ceil((text?.length ?? 0) / RATE.charactersPerPoint))
}

/**
 * A hook that refuses a document that is too long, and takes the points for reading any other: parsing and validating
 * cost time even if the document is wrong.
 */
export async function payForDocument(request: FastifyRequest): Promise<void> {
  const { query: text } = Object(request.method === 'GET' ? request.query : request.body) as { query?: unknown }
  if (typeof text !== 'string') return
  if (text.length > LIMITS.documentCharacters) throw tooLong(text.length)
  const points = pointsOfDocument(text)
  if (points > RATE.graphqlPoints) await request.caller?.reserve(points - RATE.graphqlPoints, RATE.graphqlPoints)
}

function tooLong(characters: number): Refusal {
  return new Refusal(`The document has ${characters} characters, and ${LIMITS.documentCharacters} are allowed.`, {
    code: ErrorCode.QUERY_TOO_LONG,
    status: 400,
    details: { requested: characters, maximum: LIMITS.documentCharacters },
  })
}
