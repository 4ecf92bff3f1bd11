import type { FastifyPluginAsync } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-headers.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { refuseOtherMethods } from '#graph/http/scope.ts'
import { sendText } from '#graph/http/texts.ts'
import { pictureAddress, type SiteAddress } from '#graph/shared/site-address.ts'
import { vehicleJson } from './json.ts'
import type { Vehicle } from './vehicle.entity.ts'
import type { VehicleService } from './vehicle.service.ts'

export const vehicleRest =
  ({ vehicles, site }: { vehicles: VehicleService; site: SiteAddress }): FastifyPluginAsync =>
  async (app) => {
    app.get('/vehicles', { config: { hasOneAnswer: true } }, async (_request, reply) => {
      reply.header('cache-control', PUBLIC_CACHE).type('application/json; charset=utf-8')
      return sendText(reply, jsonArray(vehicles.chunks(), site))
    })
    refuseOtherMethods(app, '/vehicles', ['GET', 'HEAD'])

    app.get<{ Params: { id: string } }>('/vehicles/:id', async (request, reply) => {
      const vehicle = await vehicles.findByAddress(request.params.id)
      if (!vehicle) throw new HttpError(ErrorCode.NOT_FOUND, 'Vehicle not found')
      return reply.header('cache-control', PUBLIC_CACHE).send(restVehicle(vehicle, site))
    })
    refuseOtherMethods(app, '/vehicles/:id', ['GET', 'HEAD'])
  }

async function* jsonArray(chunks: AsyncIterable<Vehicle[]>, site: SiteAddress) {
  let before = '['
  for await (const vehicles of chunks) {
    yield before + JSON.stringify(vehicles.map((vehicle) => restVehicle(vehicle, site))).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** `images` are paths, as in the first version of this API; `pictures` are GraphQL's `images`. */
function restVehicle(vehicle: Vehicle, site: SiteAddress) {
  const { images: pictures, ...json } = vehicleJson(vehicle, site)
  return { ...json, images: vehicle.images.map(({ path }) => pictureAddress(path)), pictures }
}
