import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { LIMITS } from '#graph/api/limits.ts'
import { OPEN_HEADERS } from '#graph/http/scope/open-to-all-origins.ts'
import { codeOfStatus } from './http-error.ts'

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
export function answerParserError(headers: Record<string, string>) {
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
