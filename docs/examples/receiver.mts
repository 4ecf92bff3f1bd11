// Receives webhooks, behind your https, and keeps a copy of the inventory.
// Node.js 22.18 or newer: npm i standardwebhooks && WEBHOOK_SECRET=whsec_… PORT=8080 node receiver.mts
/// <reference types="node" />
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

type VehicleEvent = { type: string; timestamp: string; data: { id?: string; vehicle?: object | null } }

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '')
const copy = new Map<string, object>()

/** Of an event. */
const MOST_BYTES = 262_144

const server = createServer(async (request, response) => {
  // Strangers reach this port, too: a body of unknown or excessive length is not read.
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  if (!(length <= MOST_BYTES)) return response.writeHead(413, { connection: 'close' }).end()
  try {
    // The signature is of the text as it came: JSON that is parsed and written again has another one.
    const body = await text(request)
    const { type, data } = webhook.verify(body, request.headers as Record<string, string>) as VehicleEvent
    // To store or delete twice does no harm, so an event that comes again needs no memory of its webhook-id.
    if (type === 'vehicle.upserted') copy.set(data.id!, data.vehicle!)
    if (type === 'vehicle.removed') copy.delete(data.id!)
    response.writeHead(204).end()
    console.log(`${type} ${data.id ?? ''}: ${copy.size} vehicles`)
  } catch {
    response.writeHead(400).end()
  }
})
server.listen(Number(process.env.PORT ?? 8080))
