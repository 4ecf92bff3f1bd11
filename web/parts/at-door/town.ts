import { KEYS } from '#web/shortlist/keys.ts'
import { createPersistedList } from '#web/shortlist/persistedList.ts'

/** The town to which a visitor wants carts delivered; `id` is its slug, `miles` are those by road. */
export type ChosenTown = { id: string; name: string; miles: number; latitude: number; longitude: number }

/** The one town that was chosen on this device, or none. */
export const TOWN = createPersistedList<ChosenTown>({
  key: KEYS.town,
  storage: () => localStorage,
  most: 1,
  isItem: ({ name, miles, latitude, longitude }) =>
    typeof name === 'string' && [miles, latitude, longitude].every(Number.isFinite),
})

/** The town of an option of `TownSelect`; undefined for the one that names none. */
export const townOf = ({ value, text, dataset }: HTMLOptionElement): ChosenTown | undefined => {
  const [miles = 0, latitude = 0, longitude = 0] = (dataset.town ?? '').split(',').map(Number)
  return value ? { id: value, name: text, miles, latitude, longitude } : undefined
}
