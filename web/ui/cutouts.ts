import widths from './cutouts.json' with { type: 'json' }

/** Carts cut out of their background. Each has two views in `public/media/cutouts`; the widths are those of the side views. */
type Model = keyof typeof widths

/** All side views are drawn to one scale, on one ground line: this many pixels from the top of this height. */
export const SIDE_VIEW = { height: 500, groundY: 474, pixelsPerMeter: 200 }

/** The model that is shown for a number of seats: a light one, because clay has the picture's shades. */
const MODEL_OF_SEATS: Record<number, Model> = {
  2: 'evolution-turfman-200',
  4: 'evolution-classic-4-plus',
  6: 'denago-rover-xl6',
  8: 'denago-rover-xxl',
}

const MODELS = Object.keys(widths) as Model[]
const STOCK_IMAGE = /^vehicles\/(.+?)(-side|-rear)?\.webp$/

export type Cutout = { path: string; width: number; height: number }

const sideOf = (model: Model): Cutout => ({
  path: `cutouts/${model}-side.webp`,
  width: widths[model],
  height: SIDE_VIEW.height,
})

/** A cart from the front and its side, by its key in `cutouts.json`. */
export const frontOf = (model: string): Cutout => ({ path: `cutouts/${model}-front.webp`, width: 1200, height: 800 })

/** Two seats and no cargo bed. */
const COURSE_CART: Cutout = { path: 'cutouts/course-cart-side.webp', width: 640, height: SIDE_VIEW.height }

const keyOf = (name: string) => `${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}-`

export const sideOfSeats = (seats: number | null) => {
  const model = MODEL_OF_SEATS[seats ?? 0]
  return model && sideOf(model)
}

/** The side view of a cart's model, which its name begins with, or that of its number of seats. */
export const sideOfCart = (name: string, seats: number | null) => {
  const key = keyOf(name)
  const [model] = MODELS.filter((candidate) => key.startsWith(`${candidate}-`)).sort((a, b) => b.length - a.length)
  if (!model && seats === 2) return { ...COURSE_CART, isOwnModel: false }
  const side = model ? sideOf(model) : sideOfSeats(seats)
  return side && { ...side, isOwnModel: model !== undefined }
}

/** The side view closest to a cart: where neither its model nor its seats are drawn, that of four seats. */
export const closestSide = (name: string, seats: number | null) => sideOfCart(name, seats) ?? sideOfCart(name, 4)!

/** What a card shows in place of one of the site's studio pictures: the same cart without the studio. */
export const cutoutOf = (path: string): Cutout | undefined => {
  const [, id, view] = STOCK_IMAGE.exec(path) ?? []
  const model = MODELS.find((candidate) => candidate === id)
  if (!model) return undefined
  return view ? sideOf(model) : frontOf(model)
}
