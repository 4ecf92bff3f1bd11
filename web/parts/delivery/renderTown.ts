import { roadMilesBetween } from '#graph/shared/distance.ts'
import { formatPrice } from '#web/ui/format.ts'
import { deliveredPrices } from './deliveredPrices.ts'
import { type ChosenTown, TOWN, townOf } from './town.ts'

/** Shows the chosen town wherever a page has delivered prices, a choice of the town, or showrooms. */
export const renderTown = () => {
  let [town] = TOWN.read()
  const select = document.querySelector<HTMLSelectElement>('select[data-towns]')
  let at: string | undefined
  if (select && town) {
    select.value = town.id
    const [option] = select.selectedOptions
    town = townOf(option) ?? town
    at = option?.dataset.at
  }
  const cart = document.querySelector<HTMLElement>('[data-delivery]')
  if (cart) renderDelivery(cart, town)
  for (const list of document.querySelectorAll<HTMLElement>('[data-showrooms]')) byNearest(list, at)
}

/** Writes words into an element, or those of the server where there are none. */
const write = (element: HTMLElement, words: string | undefined) => {
  element.dataset.plain ??= element.textContent
  const text = words ?? element.dataset.plain
  if (element.textContent !== text) element.textContent = text
}

/** On a cart's page its fee, tax and total, and a month of it (`Summary.tsx`). */
const renderDelivery = (cart: HTMLElement, town: ChosenTown | undefined) => {
  const [perMile = 0, price = 0, taxPercent = 0, down = 0, aDollar = 0] = cart.dataset.delivery!.split(',').map(Number)
  const prices = town && deliveredPrices({ perMile, price, taxPercent }, town.miles)
  const { fee, tax, total, amount = 0 } = prices ?? {}
  const where = town && `Delivery to ${town.name}`
  const words = { where, fee, tax, total, month: town && formatPrice((amount - down) * aDollar) }
  for (const slot of cart.querySelectorAll<HTMLElement>('[data-slot]'))
    write(slot, words[slot.dataset.slot as keyof typeof words])
  if (perMile && town) startEstimate()
}

/** The estimate finances the total, which depends on the town: its island has to run before anybody touches it. */
const startEstimate = () => {
  const island = document.querySelector<HTMLElement>('[data-island=MonthlyEstimate]')
  if (!island || 'started' in island.dataset) return
  island.dataset.startsAtOnce = ''
  island.dispatchEvent(new Event('change', { bubbles: true }))
}

const point = (at = '') => {
  const [latitude = 0, longitude = 0] = at.split(',').map(Number)
  return { latitude, longitude }
}

/** Puts the showroom that is nearest to the town first and says how far each is; without a town they have the order of the server. */
const byNearest = (list: HTMLElement, town: string | undefined) => {
  const rank = (item: HTMLElement) =>
    town ? roadMilesBetween(point(town), point(item.dataset.at)) : Number(item.dataset.place)
  const before = [...list.children] as HTMLElement[]
  for (const [index, item] of before.entries()) {
    item.dataset.place ??= `${index}`
    item.querySelector('[data-miles]')!.textContent = town ? `about ${rank(item)} miles` : ''
  }
  const after = before.toSorted((a, b) => rank(a) - rank(b))
  if (after.some((item, index) => item !== before[index])) list.append(...after)
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
