import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { COST } from '#graph/api/limits.ts'
import type { Graph } from '#graph/app.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { BRANDS } from '#web/brands/brand.ts'
import { closestSide } from '#web/ui/cutouts.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { isOwnPicture, isStockImage } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { BY_QUEUE, type DrawInTurn, noPicture, sendDrawn } from './pictureQueue.ts'
import type { SocialCard } from './socialCard.tsx'

const HEADERS = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=300' }

/** Increment it when the layout changes, so that all cards are drawn again. */
const LAYOUT = 2

const BRAND_CARDS = new Map<string, SocialCard>(
  BRANDS.map(({ slug, name, cart, startingPrice }) => [
    slug,
    { eyebrow: 'Authorized dealer', title: `${name} golf carts`, figure: `From ${startingPrice}`, picture: cart },
  ]),
)

/** A used cart without photos has the diagram of its page. */
const vehicleCard = ({ category, name, price, images, isNew, specifications }: Vehicle): SocialCard => {
  const photo = images.find((image) => isOwnPicture(image.path) && (isNew || !isStockImage(image)))
  const diagram = isNew ? undefined : closestSide(name, specifications.seatingCapacity ?? null)
  return {
    ...{ eyebrow: category, title: name, figure: formatPrice(price) },
    picture: photo?.path ?? diagram?.path ?? sitePictures.placeholder.path,
  }
}

/** The digest of all that is drawn, so that a new price draws a new card. */
const digestOf = (card: SocialCard) =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT, card]))
    .digest('hex')
    .slice(0, 32)

type Options = { publicDir: string; mediaDir: string; drawInTurn: DrawInTurn }

/** Pictures for links on social networks: `/social/vehicle/{id}.jpg`, `/social/brand/{slug}.jpg`. */
export const socialCards =
  ({ services }: Graph, { publicDir, mediaDir, drawInTurn }: Options): FastifyPluginAsync =>
  async (app) => {
    meter(app, COST.file, 'pages')
    const fileOf = (path: string) =>
      path.startsWith('uploads/') ? join(mediaDir, path) : join(publicDir, 'media', path)

    const find = async (kind: string, name: string) => {
      if (kind === 'brand') return BRAND_CARDS.get(name)
      const vehicle = kind === 'vehicle' ? await services.vehicles.findByAddress(name) : null
      return vehicle ? vehicleCard(vehicle) : undefined
    }
    app.get<{ Params: { kind: string; name: string } }>(
      '/social/:kind/:name(^.+).jpg',
      BY_QUEUE,
      async (request, reply) => {
        const found = await find(request.params.kind, request.params.name)
        if (!found) return noPicture(reply)
        const isLost = !existsSync(fileOf(found.picture))
        const card = isLost ? { ...found, picture: sitePictures.placeholder.path } : found
        const file = join(mediaDir, 'cache/social', `${digestOf(card)}.jpg`)
        const draw = async (target: string) => {
          // Loaded on demand: it includes a layout engine and a font.
          const { drawSocialCard } = await import('./socialCard.tsx')
          const { picture, ...text } = card
          await drawSocialCard(fileOf(picture), text, target)
        }
        return sendDrawn(reply, drawInTurn, {
          drawing: { file, draw },
          headers: HEADERS,
          original: fileOf(card.picture),
        })
      },
    )
  }
