import { readFile, stat } from 'node:fs/promises'
import { MOST_RECEIVED_BYTES } from '#graph/files/received-file.ts'
import { cartName } from '#graph/inventory/file/inventory-record.ts'
import { NO_ROOM } from '#graph/inventory/uploaded-photos.ts'
import { AVAILABILITY_WORDS, type Availability } from '#graph/shared/availability.ts'
import { findingProblems, newCartWords, typedChanges, typedWords } from '#graph/staff/cart-form.ts'
import type { ChangeOutcome, Refusal, Values } from '#graph/staff/history.service.ts'
import {
  changedText,
  type Photo,
  photosOf,
  photoValues,
  slotField,
  slotOf,
  slotsOf,
  slotText,
} from '#graph/staff/photo-changes.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import type { Action, ActionCall, FormRefusal } from '#web/desk/action.ts'
import { changeText, fieldLabel } from '#web/desk/words.ts'
import { counted } from '#web/ui/format.ts'

/** An action on the cart that the form names. A form that is sent again finds its work done, and gets its first answer. */
const onCart =
  (work: (cart: Vehicle, call: ActionCall) => Promise<ChangeOutcome | FormRefusal> | ChangeOutcome): Action =>
  async (call) => {
    const id = call.field('id')
    const cart = await call.services.vehicles.findByAddress(id)
    const made = cart ? await work(cart, call) : { problem: 'This cart is no longer in stock.' }
    return 'id' in made ? made : call.once('cart', id, '', async () => made)
  }

/** A cart is put on hold, sold, or back in stock. */
export const setState = onCart((cart, { field, shown, change }) => {
  const availability = field('availability')
  if (!Object.hasOwn(AVAILABILITY_WORDS, availability)) return { problem: 'There is no such state of a cart.' }
  return change('cart', cart.id, {
    what: `${cartName({ ...cart })} is ${AVAILABILITY_WORDS[availability as Availability].toLowerCase()}.`,
    before: { availability: shown.availability },
    after: { availability },
  })
})

/** The fields of a cart that were typed anew. */
export const changeCart = onCart(async (cart, { fields, shown, change }) => {
  const typed = (name: string) => fields(name)[0]
  const words = typedWords(typed, shown)
  const made = await change('cart', cart.id, {
    ...typedChanges(shown, words),
    what: ({ before, after }) => {
      const changes = Object.keys(after ?? {}).map((name) => changeOf(name, before, after))
      return `${cartName({ ...cart })}: ${changes.join(', ')}.`
    },
  })
  if ('id' in made) return made
  return { ...atRows(made, findingProblems(typed, shown)), typed: words }
})

/** A refusal in which findings have their sentences at their rows. */
const atRows = (refusal: Refusal, problems: ReturnType<typeof findingProblems>): Refusal =>
  'problems' in refusal && problems.length > 0
    ? { problems: [...refusal.problems.filter(({ field }) => field !== 'findings'), ...problems] }
    : refusal

const SHORT = 60

/** "Price $8,495 → $7,995"; of a long text, that it is another. */
const changeOf = (name: string, before: Values, after: Values) => {
  const words = changeText(name, before?.[name], after?.[name])
  if (name === 'findings') return words
  return `${fieldLabel(name)} ${words.length > SHORT ? 'changed' : words}`
}

/** A cart leaves the site. */
export const takeOff = onCart((cart, { shown, change }) =>
  change('cart', cart.id, {
    what: `${cartName({ ...cart })} is off the site.`,
    before: { availability: shown.availability },
    after: null,
  }),
)

/** A cart comes back as it was, whatever took it off. */
export const putBack: Action = async ({ services, field, change, once }) => {
  const id = field('id')
  const after = await services.withdrawnCarts.valuesOf(id)
  if (after) return change('cart', id, { what: `${cartName({ ...after })} is on the site again.`, before: null, after })
  return once('cart', id, '', async () => ({
    problem: 'There is no such cart off the site. Look for it in the stock.',
  }))
}

/** A new cart, with its photos. Where something is wrong with the words, the photos wait in the form. */
export const addCart: Action = async ({ services, field, fields, files, change }) => {
  const { kept, problems } = await services.photos.keep(files)
  const images = [...new Set([...fields('photo'), ...kept.keys()])]
  const name = cartName({ name: field('name'), stockNumber: field('stockNumber') })
  const typed = (name: string) => fields(name)[0]
  const made = await change('cart', '', {
    what: [`${name} is on the site.`, ...problems].join('\n'),
    before: null,
    after: { ...newCartWords(typedWords(typed)), ...(images.length > 0 && { images }) },
  })
  if (!('id' in made)) return { ...atRows(made, findingProblems(typed, {})), typed: { photo: images.join(', ') } }
  const entry = await services.history.find(made.id)
  return { id: made.id, page: `/desk/carts/${encodeURIComponent(entry!.subject)}` }
}

/** Photos behind those that the cart has, whoever adds others at the same time. One that fails is named, and the others go in. */
export const addPhotos = onCart(async (cart, { services, files, change }) => {
  if (files.length === 0) return { problem: 'Choose the photos first.' }
  const { kept, problems } = await services.photos.keep(files)
  const slots = slotsOf(cart.inspection?.findings)
  const added = [...kept]
    .filter(([path]) => cart.images.every((image) => image.path !== path))
    .map(([path, { field }]) => ({
      path,
      alt: slotText(slots.find((slot) => field === slotField(slot)) ?? '', cart.name),
    }))
  if (added.length === 0) {
    const problem = problems.join(' ') || 'The cart has these photos already.'
    return problems.includes(NO_ROOM) ? { problem, status: 507 } : { problem }
  }
  return change('cart', cart.id, {
    what: [`${cartName({ ...cart })} has ${counted(added.length, 'more photo')}.`, ...problems].join('\n'),
    before: photoValues(cart.images),
    after: photoValues([...cart.images, ...added]),
  })
})

/** Texts and order of all photos, and which of them go. */
export const savePhotos = onCart((cart, { field, fields, shown, change }) => {
  const slots = slotsOf(cart.inspection?.findings)
  const photos = [shown.paths ?? []].flat().map((path) => ({ path: String(path), alt: String(shown[`alt.${path}`]) }))
  // A draft may name photos for which its page has no fields, because somebody has removed them.
  const isOnPage = ({ path }: Photo) => fields(`alt.${path}`).length > 0
  const wanted = photos
    .map(({ path, alt }, index) => {
      const [typed = alt, slot = slotOf(alt, slots)] = ['alt', 'slot'].map((name) =>
        fields(`${name}.${path}`)[0]?.trim(),
      )
      const place = Number(field(`place.${path}`)) || index + 1
      // Of two with one number the one that was moved has it.
      return {
        path,
        alt: changedText({ alt, typed, slot }, slots, cart.name),
        place: place + Math.sign(place - index - 1) / 2,
      }
    })
    .filter((photo) => isOnPage(photo) && !field(`remove.${photo.path}`))
    .sort((one, other) => one.place - other.place)
  return change('cart', cart.id, {
    what: ({ before, after }) =>
      `${cartName({ ...cart })}: ${photoWords(photosOf(before), photosOf(after)).join(', ')}.`,
    before: photoValues(photos.filter(isOnPage)),
    after: photoValues(wanted),
  })
})

/** "1 photo removed, another main photo". */
const photoWords = (before: Photo[], after: Photo[]) => {
  const stays = ({ path }: Photo) => [before, after].every((photos) => photos.some((photo) => photo.path === path))
  const [old, next] = [before.filter(stays), after.filter(stays)]
  const gone = before.length - old.length
  const texts = next.filter(({ path, alt }) => old.some((photo) => photo.path === path && photo.alt !== alt)).length
  const isMoved = old.some(({ path }, index) => path !== next[index]!.path)
  return [
    ...(gone > 0 ? [`${counted(gone, 'photo')} removed`] : []),
    ...(texts > 0 ? [`${counted(texts, 'text')} of photos changed`] : []),
    ...(isMoved ? [before[0]!.path === after[0]!.path ? 'photos in another order' : 'another main photo'] : []),
  ]
}

/** A file is kept for a day, and its page says what it would do; a file of columns stays for the next time. */
export const compareFile: Action = async ({ services: { stockFiles }, field, files }) => {
  const columnsFile = files.find((each) => each.field === 'columns')
  const file = files.find((each) => each !== columnsFile)
  if (!file) return { problem: 'Choose a file first.' }
  if ((await stat(file.path)).size > MOST_RECEIVED_BYTES)
    return { problem: `The file has more than ${MOST_RECEIVED_BYTES / 1e6} MB.` }
  const used = (await stockFiles.columnsFiles()).find(({ id }) => id === field('used'))
  if (field('used') && !used) return { problem: 'This file of columns is no longer here. Upload it again.' }
  const columns = columnsFile ? await stockFiles.keepColumns(columnsFile.name, await readFile(columnsFile.path)) : used
  if (columns && 'problem' in columns) return columns
  if (columns && /\.json$/i.test(file.name)) return { problem: 'Files of columns are for CSV and TSV files.' }
  const id = await stockFiles.keep(file.name, await readFile(file.path), columns?.id)
  return { page: `/desk/file?${new URLSearchParams({ file: id, ...(columns && { columns: columns.id }) })}` }
}

/** A file changes the stock as its page has shown it. */
export const applyFile: Action = async ({ services: { stockFiles }, field, fields, once }) => {
  const file = { id: field('file'), seen: field('seen'), removing: fields('gone') }
  const what = ({ before, after }: { before: Values; after: Values }) => sentence(field('name'), before, after)
  const made = await once('stock', 'file', what, (record) => stockFiles.apply(file, record))
  return 'id' in made ? { id: made.id, page: '/desk/file' } : made
}

/** "stock.csv: 1 cart added, 3 carts changed." */
const sentence = (name: string, before: Values, after: Values) => {
  const ids = Object.keys({ ...before, ...after })
  const added = ids.filter((id) => !before?.[id]).length
  const gone = ids.filter((id) => !after?.[id]).length
  const counts = { added, changed: ids.length - added - gone, 'taken off the site': gone }
  const parts = Object.entries(counts).flatMap(([words, count]) =>
    count > 0 ? `${counted(count, 'cart')} ${words}` : [],
  )
  return `${name}: ${parts.join(', ')}.`
}
