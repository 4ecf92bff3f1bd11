import { COMPARED, SAVED } from './lists.ts'

const REFUSED = 'This browser keeps nothing for our site: what you save is gone when you leave.'

const compare = (id: string, name: string) => {
  const compared = COMPARED.read()
  if (COMPARED.has(id)) {
    COMPARED.write(compared.filter((cart) => cart.id !== id))
    return
  }
  if (compared.length >= COMPARED.most) {
    return `Four carts can be compared at once. Take one out to add the ${name}.`
  }
  COMPARED.write([...compared, { id }])
}

const save = (id: string, name: string, price: number) => {
  const saved = SAVED.read()
  if (SAVED.has(id)) {
    SAVED.write(saved.filter((cart) => cart.id !== id))
    return
  }
  if (saved.length >= SAVED.most) return `You have saved ${SAVED.most} carts. Remove one to save the ${name}.`
  return SAVED.write([{ id, name, price }, ...saved]) ? undefined : REFUSED
}

/** Does what a button of `ChoiceButtons` says. Returns what the visitor has to know about it, if anything. */
export const choose = (button: HTMLElement) => {
  const { id = '', name = '', price } = button.closest<HTMLElement>('[data-id]')!.dataset
  return button.dataset.choice === 'save' ? save(id, name, Number(price)) : compare(id, name)
}

/** Shows in the server's HTML what is chosen: React does not render it again. */
export const markServerHtml = () => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-static] [data-choice]')) {
    const { id = '' } = button.closest<HTMLElement>('[data-id]')!.dataset
    const list = button.dataset.choice === 'save' ? SAVED : COMPARED
    button.ariaPressed = String(list.has(id))
  }
}
