import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

const SLOW_MS = 1000
const TELLING_LEVELS = ['info', 'debug', 'trace']
const UNAVAILABLE = 503
const LONGEST_PATH = 200

// A path may contain mail addresses, which are personal.
const PERSONAL = /@|%40/
// Matches only from the start of a word: trying each letter would take quadratic time on a long word.
const MAIL_ADDRESS = /(?<![^\s"'(<])[^\s"'(<]+@[^\s"')>]+/g

/**
 * One line for each request: `error` for a failure of ours, `warn` after more than a second, `info` for all others. A 503 is not
 * an error here, because the overload protection logs one line for many of them. No personal data: no address, no query, no
 * header.
 */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override routeNotFound() {}

  override defaultErrorLog(error: Error, _request: FastifyRequest, reply: FastifyReply) {
    if (reply.statusCode >= 500) reply.log.error({ err: error }, 'a request failed unexpectedly')
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const isOurs = reply.statusCode >= 500 && reply.statusCode !== UNAVAILABLE
    const isSlow = reply.elapsedTime > SLOW_MS
    // Skipped early: most lines are below the log level, and composing one costs as much as a cache hit.
    if (!isOurs && !isSlow && !TELLING_LEVELS.includes(reply.log.level)) return
    const line = {
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      cache: request.cacheResult,
    }
    if (isOurs) reply.log.error(line, 'request failed')
    else if (isSlow) reply.log.warn(line, 'request was slow')
    else reply.log.info(error ? { ...line, err: error } : line, 'request')
  }
}

export const SERIALIZERS = {
  req: ({ method, url }: { method?: string; url?: string }) => ({ method, path: loggedPath(url ?? '') }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  err: loggedError,
  error: loggedError,
}

/** Keys to redact, in case an object with them is logged by mistake. */
export const SECRETS = ['authorization', 'cookie', 'x-partner-key', 'email', 'phone', 'password'].flatMap((name) => [
  `["${name}"]`,
  `*["${name}"]`,
  `*.*["${name}"]`,
])

export function loggedPath(url: string): string {
  const parts = url.split('?', 1)[0]!.split('/')
  return parts
    .map((part) => (PERSONAL.test(part) ? '(address)' : part))
    .join('/')
    .slice(0, LONGEST_PATH)
}

/** What is logged of an error. A database error also has the values of its statement, which can be personal. */
export function loggedError(error: unknown) {
  const { type, name, message, stack, code } = Object(error) as Partial<NodeJS.ErrnoException & { type: string }>
  return {
    type: type ?? name ?? 'Error',
    message: withoutMailAddresses(message ?? String(error)),
    code,
    stack: withoutMailAddresses(stack ?? ''),
  }
}

function withoutMailAddresses(text: string): string {
  return text.replace(MAIL_ADDRESS, '(address)')
}
