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
  return { kind: button.dataset.shortlist as keyof typeof LISTS, id, price: Number(dataset.price) }
}

/** A button is called "Save Denago Nomad". */
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label')!.replace(/^\S+ /, '')

/** Does what the button showed: another tab may have changed the list since. */
export const toggle = (button: HTMLButtonElement, wasPressed: boolean): Notice | null => {
  const { kind, id, price } = targetOf(button)
  if (!wasPressed && kind === 'saved') return save(id, nameOf(button), price)
  if (!wasPressed) {
    button.after(document.getElementById(TO_BAR_ID)!)
    return compare(id, nameOf(button))
  }
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
  for (const button of document.querySelectorAll<HTMLButtonElement>(SHORTLIST_BUTTON)) {
    const { kind, id } = targetOf(button)
    button.setAttribute('aria-pressed', String(LISTS[kind].has(id)))
  }
  setCount('--saved', SAVED.read())
  setCount('--compared', COMPARED.read())
}
