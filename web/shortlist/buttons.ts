import { listedIds } from './comparePath.ts'
import { SHORTLIST_BUTTON, TO_BAR_ID } from './keys.ts'
import { COMPARED, compareCarts, SAVED } from './lists.ts'

/** The message of a press besides the state of its button. */
export type Notice = { text: string; link?: { href: string; label: string } }

const VIEW_SAVED = { href: '/saved', label: 'View saved carts' }

const LISTS = { compared: COMPARED, saved: SAVED }

const compare = (id: string, name: string): Notice | null => {
  if (COMPARED.has(id)) return null
  const compared = COMPARED.read().map((cart) => cart.id)
  if (compared.length >= COMPARED.most) {
    return { text: `Four carts can be compared at once. Take one out to add the ${name}.` }
  }
  compareCarts([...compared, id])
  return null
}

const save = (id: string, name: string, price: number): Notice => {
  const saved = SAVED.read().filter((cart) => cart.id !== id)
  if (saved.length >= SAVED.most) {
    return { text: `You have saved ${SAVED.most} carts. Remove one to save the ${name}.`, link: VIEW_SAVED }
  }
  const isStored = SAVED.write([{ id, name, price }, ...saved])
  return isStored
    ? { text: 'Saved.', link: VIEW_SAVED }
    : { text: 'This browser keeps nothing for our site: what you save is gone when you leave.' }
}

/** The cart of a button of `ShortlistButtons`, and the list to which the button adds it. */
const targetOf = (button: HTMLButtonElement) => {
  const { dataset, elements } = button.form!
  const [id = ''] = listedIds((elements.namedItem('ids') as HTMLButtonElement).value)
  // The name is no label: somebody else may translate that.
  const { name = '', price } = dataset
  return { kind: button.dataset.shortlist as keyof typeof LISTS, id, name, price: Number(price) }
}

let toBar: HTMLElement | null = null

/** Puts the link to the chosen carts after the button of the last of them. An island may have removed it with a card. */
const placeToBar = (button: HTMLElement) => {
  toBar = document.getElementById(TO_BAR_ID) ?? toBar
  if (toBar && button.nextElementSibling !== toBar) button.after(toBar)
}

/** Does what the button showed: another tab may have changed the list since. */
export const toggle = (button: HTMLButtonElement, wasPressed: boolean): Notice | null => {
  const { kind, id, name, price } = targetOf(button)
  if (!wasPressed) return kind === 'saved' ? save(id, name, price) : compare(id, name)
  LISTS[kind].remove(id)
  return kind === 'saved' ? { text: 'Removed from your saved carts.' } : null
}

/** Sets the number of a list for the styles of the links to it; an empty list has none. */
const setCount = (property: string, { length }: readonly unknown[]) => {
  const { style } = document.documentElement
  if (length > 0) style.setProperty(property, `"${length}"`)
  else style.removeProperty(property)
}

/** Shows the lists in all buttons, whether React or the server has made them, and their numbers in links to them. */
export const renderButtons = () => {
  const latest = COMPARED.read().at(-1)?.id
  for (const button of document.querySelectorAll<HTMLButtonElement>(SHORTLIST_BUTTON)) {
    const { kind, id } = targetOf(button)
    button.setAttribute('aria-pressed', String(LISTS[kind].has(id)))
    if (kind === 'compared' && id === latest) placeToBar(button)
  }
  setCount('--saved', SAVED.read())
  setCount('--compared', COMPARED.read())
}
