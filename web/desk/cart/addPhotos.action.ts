import { cartName } from '#graph/inventory/file/cart-name.ts'
import type { Action } from '#web/desk/desk.action.ts'

/** Photos behind those that the cart has. One that fails is named, and the others go in. */
export const addPhotos: Action = async ({ services, field, files, make }) => {
  if (files.length === 0) return { problem: 'Choose the photos first.' }
  const { paths, problems } = await services.photos.keep(files)
  const cart = await services.vehicles.findByAddress(field('id'))
  if (!cart) return { problem: 'This cart is no longer in stock.' }
  const before = cart.images.map(({ path }) => path)
  const added = paths.filter((path) => !before.includes(path))
  if (added.length === 0) return { problem: problems.join(' ') || 'The cart has these photos already.' }
  const counted = added.length === 1 ? '1 photo' : `${added.length} photos`
  return make({
    kind: 'cart',
    subject: cart.id,
    what: [`${cartName({ ...cart })} has ${counted} more.`, ...problems].join(' '),
    before: { images: before },
    after: { images: [...before, ...added] },
  })
}
