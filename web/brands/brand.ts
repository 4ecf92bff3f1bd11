import { BRAND_PAGES } from '#graph/dealer/brand-pages.ts'
import { AUTHORIZED_BRANDS, type AuthorizedBrand } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import type { ProductContent } from '#web/seo/offerNodes.ts'
import { fillIn } from '#web/ui/fillIn.ts'
import { formatPrice } from '#web/ui/format.ts'

/** Names of pictures become pictures: the front view of a cart in the picture set. */
const withPicture = <Card extends { picture: string }>(
  { picture, ...card }: Card,
  pictures: Record<string, string>,
) => ({ ...card, picture: { path: `vehicles/${picture}.webp`, alt: pictures[picture]!, width: 1600, height: 1067 } })

/**
 * Prices are the manufacturer's, for factory orders. The inventory has three other prices: the EV City in stock is $11,995
 * (here $15,000), the D5 Maverick 4 Plus $12,995 (here $9,995), the D6 Max XT4 $16,995 (here $15,595). Both stay until the
 * dealer decides.
 */
const readBrand = ({ name, slug }: AuthorizedBrand) => {
  const content = BRAND_PAGES[slug]
  const startingPrice = formatPrice(Math.min(...content.series.cards.map((card) => card.startingPrice)))
  const { pictures, series, lineup, ...brand } = fillIn(content, { dealer: DEALER, startingPrice })
  return {
    ...brand,
    name,
    slug,
    startingPrice,
    series: { ...series, cards: series.cards.map((card) => withPicture(card, pictures)) },
    lineup: { ...lineup, models: lineup.models.map((model) => withPicture(model, pictures)) },
  }
}

export type Brand = ReturnType<typeof readBrand>
export type Series = Brand['series']['cards'][number]
export type Model = Brand['lineup']['models'][number]

export const BRANDS = AUTHORIZED_BRANDS.map(readBrand)

export const SERIES_NOTE =
  "Manufacturer's starting prices for a base cart, ordered from the factory. Lineup models have more equipment."

export const LINEUP_NOTE =
  "Manufacturer's prices for factory-ordered carts, before options. A cart in stock is already built with its own options, so it costs more or less."

export const LINEUP_PRICE = 'factory order'

export const CARD_SIZES = '(min-width: 64em) 384px, (min-width: 48em) 50vw, 100vw'

/** The alias under which the inventory knows a model, without the brand: "Evolution D5 Ranger 4 Plus" as "d5-ranger-4-plus". */
export const modelAlias = (name: string) => {
  const alias = name.toLowerCase().replaceAll(' ', '-')
  const { slug } = AUTHORIZED_BRANDS.find(({ slug }) => alias.startsWith(`${slug}-`)) ?? {}
  return slug ? alias.slice(slug.length + 1) : alias
}

/**
 * A model's card in words and figures: seats, range, top speed and features in a sentence each. Its address is the card
 * on the brand's page: the cart of this name in the inventory has another price.
 */
export const lineupProduct = (
  { name: brand, slug, lineup }: Brand,
  { name, picture, price, specs, features }: Model,
): ProductContent => ({
  name: name.startsWith(brand) ? name.slice(brand.length + 1) : name,
  brand,
  description: `${specs.seats} seats, ${specs.range}, ${lineup.topSpeed}. ${features.join('. ')}.`,
  image: `/media/${picture.path}`,
  path: `/${slug}#${modelAlias(name)}`,
  price,
})
