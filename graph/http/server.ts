import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS } from '#graph/api/limits.ts'
import type { Config } from '#graph/config.ts'
import { answerFailure, failureOfStatus } from '#graph/http/errors/failures.ts'
import { checkForwarded } from '#graph/http/limits/addresses.ts'
import {
  BoundedRequest,
  boundConnections,
  boundPiecesOfBodies,
  closeUnreadBody,
  endSlowBody,
  refusalOfBody,
  UPLOAD_SECONDS,
} from '#graph/http/overload/bounds.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { codeOfStatus, HttpError } from './errors/http-error.ts'
import { RequestLog, SECRETS, SERIALIZERS } from './request-log.ts'
import { OPEN_HEADERS, securityHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is about to stop, which /readyz reports. */
    stopping: { hasBegun: boolean }
  }
}

const SECOND = 1000

/** The last answer has `Connection: close`. */
const MOST_REQUESTS_OF_CONNECTION = 300

/** A slower client loses its connection, because connections are limited. */
const TIMEOUTS = {
  headers: 10 * SECOND,
  // For the slowest of them; endSlowBodies() has the time of each.
  request: UPLOAD_SECONDS * SECOND,
  silence: 60 * SECOND,
  check: 2 * SECOND,
  // Fastify's ten seconds are too short for a slow machine, which reads all files of the site when it starts.
  start: 300 * SECOND,
}

const FINISH_MS = 4000

type ServerOptions = Partial<Pick<Config, 'siteUrl' | 'trustedProxies' | 'logLevel'>> & {
  log?: boolean
  logStream?: { write(line: string): void }
}

/** A Fastify with the project's logging, request ids, headers and bounds, for the API alone and for the site. */
export function createServer(options: ServerOptions = {}): FastifyInstance {
  const { siteUrl = '', trustedProxies = [] } = options
  const headers = securityHeaders(siteUrl)
  const server = Fastify({
    ...loggingOf(options),
    genReqId: () => randomUUID(),
    bodyLimit: LIMITS.bodyBytes,
    forceCloseConnections: 'idle',
    // During shutdown, open connections still get responses, with `Connection: close`.
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    connectionTimeout: TIMEOUTS.silence,
    requestTimeout: TIMEOUTS.request,
    // A trusted proxy sends one request of a connection at a time: nothing is gained by closing its connections.
    maxRequestsPerSocket: trustedProxies.length > 0 ? 0 : MOST_REQUESTS_OF_CONNECTION,
    pluginTimeout: TIMEOUTS.start,
    http: {
      IncomingMessage: BoundedRequest,
      headersTimeout: TIMEOUTS.headers,
      connectionsCheckingInterval: TIMEOUTS.check,
      maxHeaderSize: LIMITS.headerBytes,
    },
    rewriteUrl: pathOfTarget,
    clientErrorHandler: answerParserError(headers),
    // A request whose URL cannot be parsed runs no hooks, so the headers are set here.
    frameworkErrors: (failure, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id })
      answerFailure(failure, request, reply)
    },
  })
  boundConnections(server.server, trustedProxies)
  server.decorate('stopping', { hasBegun: false })
  // Only a scope that reads bodies adds a parser.
  server.removeAllContentTypeParsers()
  const warnOfForwarded = checkForwarded()
  // One hook, because each costs every request some microseconds.
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const refusal = wrongHost(request) ?? refusalOfBody(request)
    if (refusal) return done(refusal)
    endSlowBody(server, request)
    warnOfForwarded(request)
    done()
  })
  boundPiecesOfBodies(server)
  server.addHook('onSend', (request, reply, payload, done) => {
    // Only now, because a stored answer already has them.
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
    closeUnreadBody(request, reply)
    done(null, payload)
  })
  server.setErrorHandler(answerFailure)
  server.setNotFoundHandler((request, reply) => answerFailure(failureOfStatus(404), request, reply))
  return server
}

function loggingOf({ log = true, logLevel = 'warn', logStream }: ServerOptions) {
  return {
    logger: log && {
      level: logLevel,
      serializers: SERIALIZERS,
      redact: SECRETS,
      base: null,
      ...(logStream && { stream: logStream }),
    },
    logController: new RequestLog({ requestIdLogLabel: 'requestId' }),
  }
}

const HOST = /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i

/**
 * Apollo's handler throws on an invalid Host, and a proxy may read another one of two Host headers than we do (RFC 9112, 3.2).
 * X-Forwarded-Host is removed, because absolute addresses come from SITE_URL alone.
 */
function wrongHost({ headers: given, raw }: FastifyRequest): HttpError | undefined {
  delete given['x-forwarded-host']
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  const isHost = given.host === undefined || HOST.test(given.host)
  if (isHost && hosts.length < 2) return undefined
  // The next request on this connection cannot be trusted either.
  const headers = { connection: 'close' }
  return new HttpError(ErrorCode.BAD_REQUEST, 'The Host header names no host.', { headers })
}

/** The path of a request in absolute form, as sent to proxies (RFC 9112, 3.2.2). */
function pathOfTarget({ url = '/' }: { url?: string }): string {
  if (url.startsWith('/')) return url
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path === url || path.startsWith('/') ? path : `/${path}`
}

/**
 * Reports the shutdown in /readyz, and keeps answering for `drainSeconds`. Then accepts no new connections, finishes running
 * requests, and closes those that take longer than four seconds.
 */
export async function closeServer(server: FastifyInstance, drainSeconds: number): Promise<void> {
  server.stopping.hasBegun = true
  await wait(drainSeconds * 1000)
  const limit = setTimeout(() => server.server.closeAllConnections(), FINISH_MS)
  await server.close()
  clearTimeout(limit)
}

const REASONS: Record<string, (config: Pick<Config, 'port' | 'host'>) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: stop what listens there, or set PORT to another one.`,
  EACCES: ({ port }) => `Port ${port} is not allowed for this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
}

/** Turns an error that an operator can fix into a StartError; returns any other error unchanged. */
export function explainListenError(error: unknown, config: Pick<Config, 'port' | 'host'>): unknown {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new StartError(reason(config)) : error
}

/** Starts to listen and returns the port. Rejects with a StartError that explains a port or host that cannot be used. */
export async function listen(server: FastifyInstance, config: Pick<Config, 'port' | 'host'>): Promise<number> {
  try {
    await server.listen({ port: config.port, host: config.host })
  } catch (error) {
    throw explainListenError(error, config)
  }
  const address = server.server.address()
  return typeof address === 'object' && address ? address.port : config.port
}

const SENTENCES: Record<number, string> = {
  400: 'The request is not HTTP.',
  408: `The request took longer than ${LIMITS.requestSeconds} seconds to arrive.`,
  431: `The URL and the headers together are larger than ${LIMITS.headerBytes / 1024} KB. Send a long operation by POST.`,
}

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Answers a request that Node's parser rejects, and closes the connection. Fastify never sees such a request, so the usual shape,
 * request id and headers are added here.
 */
function answerParserError(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = STATUSES[error.code ?? ''] ?? 400
    const requestId = randomUUID()
    const body = JSON.stringify({ error: SENTENCES[status], code: codeOfStatus(status), requestId })
    const lines = Object.entries({
      ...headers,
      ...OPEN_HEADERS,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      date: new Date().toUTCString(),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
}
