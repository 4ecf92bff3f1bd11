import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import type { Graph } from '#graph/app.ts'
import { RATE } from '#graph/http/limits/limits.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import sitePictures from '#web/ui/site-pictures.json'
import type { SocialCard } from './socialCard.tsx'

const CACHED = 'public, max-age=300'

// The brand pages' starting prices, as they print them; the carts that stand for the brands.
const BRANDS: Record<string, SocialCard> = {
  denago: {
    eyebrow: 'Authorized dealer',
    title: 'Denago golf carts',
    figure: 'From $8,495',
    picture: 'vehicles/denago-rover-xl.webp',
  },
  evolution: {
    eyebrow: 'Authorized dealer',
    title: 'Evolution golf carts',
    figure: 'From $6,695',
    picture: 'vehicles/evolution-d5-maverick-4-plus.webp',
  },
}

const isOwn = (path: string) => !/^https?:/.test(path)

const vehicleCard = ({ category, name, price, images }: Vehicle): SocialCard => ({
  eyebrow: category,
  title: name,
  figure: formatPrice(price),
  picture: images.find(({ path }) => isOwn(path))?.path ?? sitePictures.placeholder.path,
})

/** Pictures for links on social networks: `/social/vehicle/{id}.jpg`, `/social/brand/{denago|evolution}.jpg`. */
export const socialCards =
  ({ services }: Graph, { publicDir, mediaDir }: { publicDir: string; mediaDir: string }): FastifyPluginAsync =>
  async (app) => {
    meter(app, RATE.pagePoints)
    const fileOf = (path: string) =>
      path.startsWith('uploads/') ? join(mediaDir, path) : join(publicDir, 'media', path)

    const find = async (kind: string, name: string) => {
      if (kind === 'brand') return BRANDS[name]
      const vehicle = kind === 'vehicle' ? await services.vehicles.findByAddress(name) : null
      return vehicle ? vehicleCard(vehicle) : undefined
    }
    app.get<{ Params: { kind: string; name: string } }>('/social/:kind/:name(^[\\w-]+).jpg', async (request, reply) => {
      const found = await find(request.params.kind, request.params.name)
      if (!found) return reply.callNotFound()
      const { picture, ...card } = found
      // Loaded when a card is asked for: it brings a layout engine and a font.
      const { drawSocialCard } = await import('./socialCard.tsx')
      return reply
        .type('image/jpeg')
        .header('cache-control', CACHED)
        .send(await drawSocialCard(fileOf(picture), card))
    })
  }
