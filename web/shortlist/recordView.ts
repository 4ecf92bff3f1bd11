import { VIEWED } from './lists.ts'

/** Puts the cart of the page (`data-viewed`) first among those that were viewed on this device. */
export const recordView = () => {
  const id = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed
  if (id) VIEWED.write([{ id, at: Date.now() }, ...VIEWED.read().filter((view) => view.id !== id)])
}
