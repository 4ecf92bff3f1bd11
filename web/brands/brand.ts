import type { PictureSource } from '#web/ui/Picture.tsx'

export type Fact = { title: string; text: string }

export type Series = {
  title: string
  description: string
  picture: PictureSource
  features: string[]
  /** Names of the series' vehicles. */
  vehicles: string[]
  /** USD, the manufacturer's for a base cart of the series. */
  startingPrice: number
}

export type Model = {
  name: string
  series: string
  picture: PictureSource
  /** USD, the manufacturer's for a cart ordered from the factory. */
  price: number
  specs: { seats: string; range: string }
  features: string[]
}

export type Brand = {
  name: string
  slug: string
  /** Chooses a hero picture that shows a cart of the brand. */
  heroSeed: string
  title: string
  lead: string
  /** Path of the cart below the media folder that stands for the brand on social networks. */
  cart: string
  seo: { title: string; description: string; keywords: string }
  /** The lineup in four figures, below the hero. */
  figures: { figure: string; text: string }[]
  reasons: { title: string; facts: Fact[] }
  series: { title: string; cards: Series[] }
  /** Top speed and drive are those of all models. */
  lineup: { title: string; topSpeed: string; driveType?: string; models: Model[] }
  closing: Fact
}

/** Below the heading of the series. */
export const SERIES_NOTE = "Manufacturer's starting prices for a base cart, ordered from the factory."

/** Above the models, whose prices differ from those of the inventory. */
export const LINEUP_NOTE =
  "Manufacturer's prices for factory-ordered carts, before options. Carts in stock have their own prices, higher or lower."

/** Beside the price of a model. */
export const LINEUP_PRICE = 'factory order'

/** CSS `sizes` of a card's picture. */
export const CARD_SIZES = '(min-width: 64em) 384px, (min-width: 48em) 50vw, 100vw'

/** The front view of a cart in the picture set, by the cart's file name there. */
export const cartPicture = (cart: string, alt: string): PictureSource => ({
  path: `vehicles/${cart}.webp`,
  alt,
  width: 1600,
  height: 1067,
})

/** The alias under which the inventory knows a model: "Evolution D5 Ranger 4 Plus" as "d5-ranger-4-plus". */
export const modelAlias = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/^evolution-/, '')

/** The lowest price of a brand, in USD. */
export const lowestPrice = (cards: readonly Pick<Series, 'startingPrice'>[]) =>
  Math.min(...cards.map(({ startingPrice }) => startingPrice))
