import { cartName } from '#graph/inventory/file/cart-name.ts'
import type { Action } from '#web/desk/desk.action.ts'

type Photo = { path: string; alt: string }

const valuesOf = (photos: Photo[]) => ({
  images: photos.map(({ path }) => path),
  alt: photos.map(({ alt }) => alt),
})

/** One photo becomes the main one, goes, or gets a text for those who cannot see it. */
export const changePhoto: Action = async ({ services, field, make }) => {
  const cart = await services.vehicles.findByAddress(field('id'))
  if (!cart) return { problem: 'This cart is no longer in stock.' }
  const photo = cart.images.find(({ path }) => path === field('path'))
  if (!photo) return { problem: 'This photo is no longer there.' }
  const others = cart.images.filter((each) => each !== photo)
  const [alt, shown] = [field('alt'), field('shownAlt')]
  const acts: Record<string, { words: string; photos: Photo[] }> = {
    first: { words: 'has another main photo', photos: [photo, ...others] },
    remove: { words: 'has one photo less', photos: others },
    text: {
      words: 'says what a photo shows',
      photos: cart.images.map((each) => (each === photo ? { ...each, alt } : each)),
    },
  }
  const act = acts[field('act')] ?? acts.text!
  if (act === acts.text) {
    if (!alt) return { problem: 'Write what the photo shows, for people who cannot see it.' }
    if (photo.alt !== shown && photo.alt !== alt)
      return { conflicts: [{ field: 'alt', shown, found: photo.alt, wanted: alt }] }
  }
  return make({
    kind: 'cart',
    subject: cart.id,
    what: `${cartName({ ...cart })} ${act.words}.`,
    before: valuesOf(cart.images),
    after: valuesOf(act.photos),
  })
}
