import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { HttpRequest } from './httpWork.ts'

/** An answer as it went over the wire. */
export interface RawAnswer {
  /** Names and values in turn. */
  headers: string[]
  body: Buffer
}

const CONNECTION_HEADERS = ['connection', 'keep-alive', 'date', 'transfer-encoding']

/** Asks by node:http, since fetch would decompress. */
export const fetchRaw = async (origin: string, { method, path, headers, body }: HttpRequest): Promise<RawAnswer> => {
  const sent = request(origin + path, { method, headers }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const kept = Object.entries(response.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name))
  return { headers: kept.flatMap(([name, value]) => [name, String(value)]), body: await buffer(response) }
}
