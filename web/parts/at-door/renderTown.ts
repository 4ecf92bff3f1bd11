import { byNearest } from './byNearest.ts'
import { type DoorCart, deliveredTo, doorPrices } from './doorPrices.ts'
import { type ChosenTown, TOWN, townOf } from './town.ts'

/** Writes words into an element, or those of the server where there are none. */
const write = (element: HTMLElement | null, words: string | undefined) => {
  if (!element) return
  element.dataset.plain ??= element.textContent
  const text = words ?? element.dataset.plain
  if (element.textContent !== text) element.textContent = text
}

const renderDoor = (door: HTMLElement, town: ChosenTown | undefined) => {
  const { door: perMile, price, tax } = door.dataset
  const cart: DoorCart = { perMile: Number(perMile), price: Number(price ?? 0), taxPercent: Number(tax ?? 0) }
  const prices = town && doorPrices(cart, town.miles)
  if (door.childElementCount === 0) {
    write(door, prices && deliveredTo(town.name, prices.fee))
    return
  }
  const words = prices && { where: `Delivery to ${town.name}`, ...prices }
  for (const slot of door.querySelectorAll<HTMLElement>('[data-slot]'))
    write(slot, words?.[slot.dataset.slot as keyof typeof words])
}

/** Shows the chosen town wherever a page has prices at the door, a choice of the town, or showrooms. */
export const renderTown = () => {
  let [town] = TOWN.read()
  const select = document.querySelector<HTMLSelectElement>('select[data-towns]')
  if (select && town) {
    select.value = town.id
    town = townOf(select.selectedOptions[0]) ?? town
  }
  for (const door of document.querySelectorAll<HTMLElement>('[data-door]')) renderDoor(door, town)
  for (const list of document.querySelectorAll<HTMLElement>('[data-showrooms]')) byNearest(list, town?.at)
}

const ASKS = 'a[href^="/contact?vehicle="],a[href^="/contact?compare="]'

/** A link that asks about carts takes the chosen town along. */
const takeTown = ({ target }: Event) => {
  const link = (target as Element).closest<HTMLAnchorElement>(ASKS)
  const [town] = TOWN.read()
  if (link && town) link.href = `${link.href.replace(/&town=[^&]*/, '')}&town=${town.id}`
}

/** Keeps the town that is chosen; the change of the list renders it. */
export const startTown = () => {
  document.addEventListener('click', takeTown)
  document.addEventListener('change', ({ target }) => {
    const select = target as HTMLSelectElement
    if (!select.matches('select[data-towns]')) return
    const town = townOf(select.selectedOptions[0])
    TOWN.write(town ? [town] : [])
  })
}
