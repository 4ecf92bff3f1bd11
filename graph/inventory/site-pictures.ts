// The pictures of the seed's vehicles, by their path below /media/.
import type { SeedPicture } from '#graph/database/seed/seed-types.ts'
import pictures from './site-pictures.json' with { type: 'json' }

export const PICTURES: Record<string, SeedPicture> = pictures

/** The front, side and rear view of one cart of the picture set, in the order that a gallery shows them. */
export function views(cart: string): [front: string, side: string, rear: string] {
  return [`vehicles/${cart}.webp`, `vehicles/${cart}-side.webp`, `vehicles/${cart}-rear.webp`]
}
