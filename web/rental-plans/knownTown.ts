import { TOWN } from '#web/parts/delivery/town.ts'
import { formatPrice } from '#web/ui/format.ts'

/** A town with its delivery: the miles by road from the nearest showroom, which its own town has none of, and the fee in US dollars. */
export type RentalTown = { slug: string; name: string; miles?: number; fee: number }

/** The words of a price that depend on the town, which a rental from a showroom has none of. `total` is without the delivery. */
export const townWords = (town: RentalTown | undefined, total: number) => ({
  place: town ? `Delivery to ${town.name}` : 'Pickup or delivery nearby',
  fee: town?.fee ? `about ${formatPrice(town.fee)} ` : 'Free ',
  total: town?.fee ? 'Estimated total before tax' : 'Total before tax',
  sum: formatPrice(total + (town?.fee ?? 0)),
  price: `${town?.fee ? 'about ' : ''}${formatPrice(total + (town?.fee ?? 0))}`,
})

/**
 * Where the address chooses nothing, the rental goes to the town that was chosen on this device. Its price comes from the page's
 * template; the island starts with the same.
 */
export const showKnownTown = () => {
  const template = document.querySelector<HTMLTemplateElement>('template[data-total]')
  const [known] = TOWN.read()
  const island = document.querySelector<HTMLElement>('[data-island=CheapestRental]')
  const props = island && JSON.parse(island.dataset.props!)
  const town: RentalTown | undefined = props?.towns.find(({ slug }: RentalTown) => slug === known?.id)
  if (!template || !island || !town) return
  const { slug, miles } = town
  const answer = template.content.firstElementChild!
  const words = townWords(town, Number(template.dataset.total))
  for (const [slot, text] of Object.entries(words))
    for (const part of answer.querySelectorAll(`[data-slot=${slot}]`)) part.textContent = text
  const request = answer.querySelector('[data-slot=request]')
  request?.setAttribute('href', `${request.getAttribute('href')}&town=${slug}${miles ? `&miles=${miles}` : ''}`)
  island.querySelector('[data-slot=answer]')!.replaceWith(answer)
  // Its default too: what a visitor chose starts the island.
  const select = island.querySelector('select')!
  for (const option of select.options) option.defaultSelected = option.value === slug
  select.value = slug
  island.dataset.props = JSON.stringify({ ...props, knownTown: slug })
}
