import satori from 'satori'
import sharp from 'sharp'
import { DEALER } from '#graph/dealer/dealer.ts'
import { EMBER, FONTS, FOREST, INK, PAPER, SAND } from '#graph/dealer/look.ts'
import font from './fonts/bricolage-grotesque-700.woff?inline'

/** The size in pixels that social networks show uncropped. */
const CARD = { width: 1200, height: 630 }
const TEXT_WIDTH = 560

const FONT_DATA = Buffer.from(font.slice(font.indexOf(',') + 1), 'base64')
const FACES = [{ name: FONTS.heading.name, data: FONT_DATA, weight: 700 as const, style: 'normal' as const }]

export type SocialCard = {
  eyebrow: string
  title: string
  /** The large text below, for instance a price. */
  figure: string
  picture: string
}

const column = { display: 'flex', flexDirection: 'column' } as const

const Text = ({ eyebrow, title, figure }: Omit<SocialCard, 'picture'>) => (
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

/** Writes a JPEG for social networks: text on the left, `picture` on the right. */
export const drawSocialCard = async (picture: string, text: Omit<SocialCard, 'picture'>, file: string) => {
  const svg = await satori(<Text {...text} />, { width: TEXT_WIDTH, height: CARD.height, fonts: FACES })
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
    .toFile(file)
}
