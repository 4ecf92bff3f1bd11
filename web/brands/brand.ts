import type { PictureSource } from '#web/ui/Picture.tsx'

export type Fact = { title: string; text: string }

export type Series = {
  title: string
  description: string
  picture: PictureSource
  features: string[]
  /** Names of the series' vehicles. */
  vehicles: string[]
  startingPrice: string
}

export type Model = {
  name: string
  series: string
  picture: PictureSource
  price: string
  specs: { seats: string; range: string; topSpeed: string; driveType?: string }
  features: string[]
}

export type Brand = {
  name: string
  slug: string
  title: string
  lead: string
  seo: { title: string; description: string; keywords: string }
  /** The line-up in four figures, below the hero. */
  figures: { figure: string; label: string }[]
  reasons: { title: string; facts: Fact[] }
  series: { title: string; cards: Series[] }
  lineup: { title: string; models: Model[] }
  closing: Fact
}

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
