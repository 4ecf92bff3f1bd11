import type { preHandlerAsyncHookHandler } from 'fastify'
import { Lexer, Source, TokenKind } from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS, RATE } from '#graph/api/limits.ts'
import type { DocumentStores } from '#graph/graphql/document-stores.ts'
import { parametersOf } from '#graph/graphql/request-parameters.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'

/** Apollo's prefix for the hash of a persisted query. */
const PERSISTED_PREFIX = 'apq:'

/**
 * A hook that refuses parameters that are too long, and charges for parsing and validating the document, also that of a persisted
 * query: that takes time even if the document is invalid or the request fails later.
 */
export const payForDocument =
  (persistedQueries: DocumentStores['persistedQueries']): preHandlerAsyncHookHandler =>
  async (request) => {
    const { query, operationName, extensions } = parametersOf(request)
    if (typeof operationName === 'string') checkOperationName(operationName)
    const hash = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | undefined)?.persistedQuery?.sha256Hash
    const text = query ?? (hash && (await persistedQueries.get(PERSISTED_PREFIX + hash)))
    if (typeof text !== 'string') return
    checkLength(text)
    await request.caller?.payUpTo(pointsOfDocument(text))
  }

/** The price of parsing and validating a document: by its length, and by the pairs of equal names that validation compares. */
function pointsOfDocument(text: string): number {
  const pairs = pairsOfEqualNames(text)
  return Math.ceil(text.length / RATE.charactersPerPoint) + Math.floor(pairs / RATE.equalNamePairsPerPoint)
}

/** The pairs of equal names in a document, up to its first syntax error. */
function pairsOfEqualNames(text: string): number {
  const counts = new Map<string, number>()
  const lexer = new Lexer(new Source(text))
  let pairs = 0
  try {
    for (let count = 0; count < LIMITS.tokens; count++) {
      const { kind, value } = lexer.advance()
      if (kind === TokenKind.EOF) break
      if (kind !== TokenKind.NAME) continue
      const before = counts.get(value) ?? 0
      counts.set(value, before + 1)
      pairs += before
    }
  } catch {
    // Left to Apollo, which has a better message.
  }
  return pairs
}

function checkOperationName({ length }: string): void {
  const maximum = LIMITS.operationNameCharacters
  if (length <= maximum) return
  throw new HttpError(ErrorCode.BAD_REQUEST, `operationName has ${length} characters, and ${maximum} are allowed.`, {
    details: { requested: length, maximum },
  })
}

function checkLength({ length }: string): void {
  const maximum = LIMITS.documentCharacters
  if (length <= maximum) return
  throw new HttpError(ErrorCode.QUERY_TOO_LONG, `The document has ${length} characters, and ${maximum} are allowed.`, {
    details: { requested: length, maximum },
  })
}
