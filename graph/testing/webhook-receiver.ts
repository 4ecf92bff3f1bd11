import { once } from 'node:events'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import https, { type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'

interface ReceivedEvent {
  id: string
  type: string
  timestamp: string
  // biome-ignore lint/suspicious/noExplicitAny: the data depend on the type
  data: any
  receivedAt: number
}

type Answer = (response: ServerResponse, request: IncomingMessage, body: string) => void

export interface WebhookReceiver {
  url: string
  /** The events that were accepted, in the order of their arrival. */
  events: ReceivedEvent[]
  /** Requests, accepted or not. */
  requests: number
  /** Verifies signatures; without it, none is asked for. */
  secret?: string
  /** Milliseconds between the acceptance and its answer. */
  delayMs: number
  /** Answers in place of an acceptance. */
  answer?: Answer
  stop(): Promise<void>
}

/** A partner's endpoint on this machine: https with a certificate, else http. */
export async function startWebhookReceiver(tls?: ServerOptions): Promise<WebhookReceiver> {
  const receive: RequestListener = async (request, response) => {
    receiver.requests += 1
    const body = await text(request)
    if (receiver.answer) return receiver.answer(response, request, body)
    const { 'webhook-id': id, ...headers } = request.headers as Record<string, string>
    if (receiver.secret) new Webhook(receiver.secret).verify(body, { 'webhook-id': id!, ...headers })
    receiver.events.push({ id: id!, ...JSON.parse(body), receivedAt: Date.now() })
    await wait(receiver.delayMs, undefined, { ref: false })
    response.writeHead(204).end()
  }
  const server = tls ? https.createServer(tls, receive) : http.createServer(receive)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const receiver: WebhookReceiver = {
    url: tls ? `https://localhost:${port}/` : `http://127.0.0.1:${port}/`,
    events: [],
    requests: 0,
    delayMs: 0,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return receiver
}
