import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '#graph/config.ts'
import { StartError } from '#graph/start-error.ts'

/** A Fastify with the project's logging and request ids, for the API alone and for the site. */
export function createServer({ log = true }: { log?: boolean } = {}): FastifyInstance {
  const server = Fastify({
    logger: log && { level: 'warn' },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  })
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  return server
}

const REASONS: Record<string, (config: Pick<Config, 'port' | 'host'>) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: stop what listens there, or set PORT to another one.`,
  EACCES: ({ port }) => `Port ${port} is not allowed for this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
}

/** The error as one sentence for the operator, where it is one that an operator can mend. */
export function explainListenError(error: unknown, config: Pick<Config, 'port' | 'host'>): unknown {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new StartError(reason(config)) : error
}

/** Starts to listen and returns the port; a StartError says what stands in the way. */
export async function listen(server: FastifyInstance, config: Pick<Config, 'port' | 'host'>): Promise<number> {
  try {
    await server.listen({ port: config.port, host: config.host })
  } catch (error) {
    throw explainListenError(error, config)
  }
  const address = server.server.address()
  return typeof address === 'object' && address ? address.port : config.port
}
