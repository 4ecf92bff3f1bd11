import { createPersistedList } from '#web/ui/persistedList.ts'

/** The town to which a visitor wants carts delivered; `id` is its slug, `miles` are those by road. */
export type ChosenTown = { id: string; name: string; miles: number }

const TOWN_KEY = 'town'

export const TOWN = createPersistedList<ChosenTown>({
  key: TOWN_KEY,
  storage: () => localStorage,
  most: 1,
  isItem: ({ name, miles }) => typeof name === 'string' && Number.isFinite(miles),
})

/** The town of an option of `TownSelect`; undefined for the one that names none. */
export const townOf = (option: HTMLOptionElement | undefined): ChosenTown | undefined => {
  if (!option?.value) return undefined
  return { id: option.value, name: option.text, miles: Number(option.dataset.miles) }
}
