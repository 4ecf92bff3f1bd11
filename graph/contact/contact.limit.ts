import type { FastifyRequest } from 'fastify'

/**
 * How many inquiries one address may try to send, whichever way they come. The machine itself is not limited: a proxy
 * on it stands for everybody.
 */
export const CONTACT_LIMIT = {
  max: 10,
  timeWindow: '10 minutes',
  allowList: ['127.0.0.1', '::1', '::ffff:127.0.0.1'],
}

/** Counts one attempt. Answers 0 when it is within the limit, otherwise after how many seconds to come again. */
export async function secondsToWait(request: FastifyRequest): Promise<number> {
  const limit = await request.server.createRateLimit()(request)
  return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : 0
}

export const tooManyText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return `Too many messages from your connection. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call us.`
}
