import { cartName } from '#graph/inventory/file/cart-name.ts'
import { newCartWords } from '#graph/staff/cart-form.ts'
import type { Action } from '#web/desk/desk.action.ts'

/** A new cart, with its photos. Where something is wrong with the words, the photos wait in the form. */
export const addCart: Action = async ({ services, field, fields, files, make }) => {
  const kept = await services.photos.keep(files)
  const images = [...new Set([...fields('photo'), ...kept.paths])]
  const called = cartName({ name: field('name'), stockNumber: field('stockNumber') })
  const made = await make({
    kind: 'cart',
    subject: '',
    what: [`${called} is on the site.`, ...kept.problems].join(' '),
    before: null,
    after: { ...newCartWords(field), ...(images.length > 0 && { images }) },
  })
  if (!('id' in made)) return { ...made, typed: { photos: JSON.stringify(images) } }
  const entry = await services.history.find(made.id)
  return { id: made.id, page: `/desk/carts/${encodeURIComponent(entry!.subject)}` }
}
