import type { FastifyPluginAsync } from 'fastify'
import { extraPoints, RATE } from '#graph/api/limits.ts'
import { pictureAddress } from '#graph/dealer/site-address.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import { sendText } from '#graph/http/rest/send-text.ts'
import { refuseOtherMethods } from '#graph/http/scope/other-methods.ts'
import type { Vehicle } from './vehicle.entity.ts'
import type { VehicleService } from './vehicle.service.ts'
import type { VehicleExport } from './vehicle-export.service.ts'

export const REST_FIELDS = [
  'id',
  'name',
  'brand',
  'category',
  'price',
  'description',
  'images',
  'externalUrl',
  'specifications',
  'features',
  'inStock',
  'isNew',
  'availability',
  'aliases',
  'stockNumber',
  'vin',
  'modelYear',
  'color',
  'mileage',
  'listPrice',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof Vehicle)[]

/** /vehicles and /vehicles/{id}, in the shape from before GraphQL, with the names of GraphQL. */
export const vehicleRest =
  ({ vehicles, vehicleExport }: { vehicles: VehicleService; vehicleExport: VehicleExport }): FastifyPluginAsync =>
  async (app) => {
    app.get('/vehicles', { config: { hasOneAnswer: true } }, async (request, reply) => {
      const { count } = await vehicleExport.version()
      await request.caller?.take(extraPoints(count, RATE.restPoints))
      reply.header('cache-control', PUBLIC_CACHE).type('application/json; charset=utf-8')
      return sendText(reply, jsonArray(vehicles.chunks()))
    })
    refuseOtherMethods(app, '/vehicles', ['GET', 'HEAD'])

    app.get<{ Params: { id: string } }>('/vehicles/:id', async (request, reply) => {
      const vehicle = await vehicles.findByAddress(request.params.id)
      if (!vehicle) return reply.code(404).send({ error: 'Vehicle not found' })
      return reply.header('cache-control', PUBLIC_CACHE).send(restVehicle(vehicle))
    })
    refuseOtherMethods(app, '/vehicles/:id', ['GET', 'HEAD'])
  }

async function* jsonArray(chunks: AsyncIterable<Vehicle[]>) {
  let before = '['
  for await (const vehicles of chunks) {
    if (vehicles.length === 0) continue
    yield before + JSON.stringify(vehicles.map(restVehicle)).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

function restVehicle(vehicle: Vehicle) {
  const entries = REST_FIELDS.map((field) => [field, vehicle[field]])
  return { ...Object.fromEntries(entries), images: vehicle.images.map(({ path }) => pictureAddress(path)) }
}
