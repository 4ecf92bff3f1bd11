import type { FastifyPluginAsync } from 'fastify'
import { encodeQR } from 'qr'
import { COST } from '#graph/api/limits.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import type { Services } from '#graph/services.ts'

/** An import allows ids of 100 characters. A code for a longer address would be too fine for a phone's camera. */
const LONGEST_ADDRESS = 400

/** `medium` survives the loss of 15 %: a fold, a raindrop. Scanners need a quiet zone of four modules. */
const DRAWING = { ecc: 'medium', border: 4 } as const

/** `/vehicle/{id}/qr.svg`: the address of a vehicle's page as a QR code, for paper. */
export const qrCodes =
  ({ vehicles, site }: Pick<Services, 'vehicles' | 'site'>): FastifyPluginAsync =>
  async (app) => {
    meter(app, COST.file, 'pages')
    app.get<{ Params: { id: string } }>('/vehicle/:id/qr.svg', async ({ params: { id } }, reply) => {
      const vehicle = id.includes('\0') ? null : await vehicles.findByAddress(id)
      const address = vehicle && site.vehiclePage(vehicle.id)
      if (!address || address.length > LONGEST_ADDRESS) return reply.callNotFound()
      return reply
        .type('image/svg+xml')
        .header('cache-control', PUBLIC_CACHE)
        .send(encodeQR(address, 'svg', DRAWING))
    })
  }
