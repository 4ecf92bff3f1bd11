import type { FastifyPluginAsync } from 'fastify'
import { PUBLIC_CACHE } from '#graph/http/cache-control.ts'
import { refuseOtherMethods } from '#graph/http/rest.ts'
import type { Services } from '#graph/services.ts'
import { pictureAddress } from '#graph/site-address.ts'
import type { Vehicle } from './vehicle.entity.ts'
import type { VehicleColumn } from './vehicle-columns.ts'

const COLUMNS = [
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
] as const satisfies VehicleColumn[]

/** /vehicles and /vehicles/{id} in the shape that clients from before GraphQL read. */
export const vehicleRest =
  ({ vehicles }: Pick<Services, 'vehicles'>): FastifyPluginAsync =>
  async (app) => {
    app.get('/vehicles', async (_request, reply) => {
      const all = await vehicles.all(COLUMNS)
      return reply.header('cache-control', PUBLIC_CACHE).send(all.map(restVehicle))
    })
    refuseOtherMethods(app, '/vehicles', ['GET', 'HEAD'])

    app.get<{ Params: { id: string } }>('/vehicles/:id', async (request, reply) => {
      const vehicle = await vehicles.findByAddress(request.params.id, COLUMNS)
      if (!vehicle) return reply.code(404).send({ error: 'Vehicle not found' })
      return reply.header('cache-control', PUBLIC_CACHE).send(restVehicle(vehicle))
    })
    refuseOtherMethods(app, '/vehicles/:id', ['GET', 'HEAD'])
  }

function restVehicle(vehicle: Pick<Vehicle, (typeof COLUMNS)[number]>) {
  return {
    id: vehicle.id,
    name: vehicle.name,
    brand: vehicle.brand,
    category: vehicle.category,
    price: vehicle.price,
    description: vehicle.description,
    images: vehicle.images.map(({ path }) => pictureAddress(path)),
    externalUrl: vehicle.externalUrl,
    specifications: vehicle.specifications,
    features: vehicle.features,
    inStock: vehicle.inStock,
    isNew: vehicle.isNew,
  }
}
