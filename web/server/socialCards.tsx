import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { COST } from '#graph/api/limits.ts'
import type { Graph } from '#graph/app.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import * as look from '#graph/dealer/look.ts'
import { EMBER, FONTS, FOREST, INK, PAPER, SAND } from '#graph/dealer/look.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { BRANDS } from '#web/brands/brand.ts'
import { closestSide } from '#web/ui/cutouts.ts'
import { formatPrice } from '#web/ui/format.ts'
import { isOwnPicture, isStockImage } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { BY_QUEUE, noPicture, sendDrawn } from './pictures.ts'

const HEADERS = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=300' }

type SocialCard = {
  eyebrow: string
  title: string
  /** The large text below, for instance a price. */
  figure: string
  picture: string
}

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

/** The digest of all that is drawn, so that a new price or another color draws a new card. */
const digestOf = (card: SocialCard) =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT, look, card]))
    .digest('hex')
    .slice(0, 32)

/** Pictures for links on social networks: `/social/vehicle/{id}.jpg`, `/social/brand/{slug}.jpg`. */
export const socialCards =
  ({ services }: Graph, { publicDir, mediaDir }: { publicDir: string; mediaDir: string }): FastifyPluginAsync =>
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
        const draw = (target: string) => drawCard(card, fileOf(card.picture), target)
        return sendDrawn(reply, {
          drawing: { file, draw },
          headers: HEADERS,
          original: fileOf(card.picture),
        })
      },
    )
  }

/** The size in pixels that social networks show uncropped. */
const CARD = { width: 1200, height: 630 }
const TEXT_WIDTH = 560

const column = { display: 'flex', flexDirection: 'column' } as const

const Text = ({ eyebrow, title, figure }: SocialCard) => (
  <div
    style={{
      ...column,
      ...CARD,
      width: TEXT_WIDTH,
      padding: '64px 40px 64px 64px',
      color: INK.DEFAULT,
      background: PAPER,
    }}
  >
    <div style={{ fontSize: 26, color: FOREST[500] }}>{eyebrow}</div>
    <div style={{ fontSize: 64, lineHeight: 1.05, letterSpacing: '-0.02em', marginTop: 18 }}>{title}</div>
    <div style={{ fontSize: 56, color: EMBER[600], marginTop: 26 }}>{figure}</div>
    <div style={{ fontSize: 30, color: FOREST[700], marginTop: 'auto' }}>{DEALER.name}</div>
  </div>
)

/** Writes a JPEG for social networks: text on the left, the picture of this file on the right. */
const drawCard = async (card: SocialCard, picture: string, target: string) => {
  // Loaded on demand: a layout engine and a font.
  const [{ default: satori }, { default: sharp }, { default: font }] = await Promise.all([
    import('satori'),
    import('sharp'),
    import('./fonts/bricolage-grotesque-700.woff?inline'),
  ])
  const data = Buffer.from(font.slice(font.indexOf(',') + 1), 'base64')
  const fonts = [{ name: FONTS.heading.name, data, weight: 700 as const, style: 'normal' as const }]
  const svg = await satori(<Text {...card} />, { width: TEXT_WIDTH, height: CARD.height, fonts })
  const size = { width: CARD.width - TEXT_WIDTH, height: CARD.height }
  // A diagram is clay gray, as on the cart's page.
  const isDiagram = picture.includes('/cutouts/')
  const cart = sharp(picture).resize({ ...size, fit: isDiagram ? 'contain' : 'cover', background: '#0000' })
  if (isDiagram) cart.grayscale().linear(0.5, 90)
  const layers = [
    { input: Buffer.from(svg), left: 0, top: 0 },
    { input: { create: { ...size, channels: 3 as const, background: SAND } }, left: TEXT_WIDTH, top: 0 },
    { input: await cart.toBuffer(), left: TEXT_WIDTH, top: 0 },
  ]
  await sharp({ create: { ...CARD, channels: 3, background: PAPER } })
    .composite(layers)
    .jpeg({ quality: 84 })
    .toFile(target)
}
