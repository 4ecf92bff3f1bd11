import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { csvLine } from '#graph/files/csv.ts'
import { isNotModified, modifiedAt, PUBLIC_CACHE } from '#graph/http/cache/cache-headers.ts'
import { refuseOtherMethods } from '#graph/http/scope.ts'
import { sendText } from '#graph/http/texts.ts'
import { cellsOf } from '#graph/inventory/file/csv-file.ts'
import { EXPORTED_NAMES, inventoryRecord } from '#graph/inventory/file/inventory-record.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import type { VehicleExport } from '#graph/vehicles/export.service.ts'
import { type Feed, MERCHANT_FEED } from './merchant-feed.ts'

export const CSV_COLUMNS = [...EXPORTED_NAMES, 'url', 'updatedAt']

/** The inventory file as an export has it, with the address of each vehicle; an import reads it back without a change. */
const CSV_FEED: Feed = {
  mediaType: 'text/csv; charset=utf-8; header=present',
  start: () => csvLine(CSV_COLUMNS),
  item: (vehicle, site) =>
    csvLine([...cellsOf(inventoryRecord(vehicle)), site.vehiclePage(vehicle.id), vehicle.updatedAt.toISOString()]),
  end: '',
}

const FEEDS: Record<string, Feed> = { '/vehicles.csv': CSV_FEED, '/vehicles.xml': MERCHANT_FEED }

export const feedRoutes =
  ({ vehicleExport, site }: { vehicleExport: VehicleExport; site: SiteAddress }): FastifyPluginAsync =>
  async (app) => {
    async function* write({ start, item, end }: Feed) {
      yield start(site)
      for await (const vehicles of vehicleExport.chunks()) yield vehicles.map((vehicle) => item(vehicle, site)).join('')
      yield end
    }

    for (const [path, feed] of Object.entries(FEEDS)) {
      const { start, item, mediaType } = feed
      app.get(path, { config: { hasOneAnswer: true } }, async (request, reply) => {
        // The tag covers the first vehicle as it is sent: it changes with the site's address and with the fields of a release.
        // Read before the vehicles: a change in between then shows as a new version in the next answer.
        const { tag, first, changedAt } = await vehicleExport.version()
        const text = start(site) + (first ? item(first, site) : '')
        const etag = `W/"${createHash('sha256').update(tag).update(text).digest('base64url').slice(0, 22)}"`
        reply.header('cache-control', PUBLIC_CACHE).header('etag', etag).type(mediaType)
        const modified = modifiedAt(changedAt)
        if (modified) reply.header('last-modified', modified.toUTCString())
        if (isNotModified(request, { etag, changedAt: modified })) return reply.code(304).send()
        if (request.method === 'HEAD') return reply.send(Readable.from([]))
        return sendText(reply, write(feed))
      })
      refuseOtherMethods(app, path, ['GET', 'HEAD'])
    }
  }
