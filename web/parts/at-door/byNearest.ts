import { roadMilesBetween } from '#graph/shared/distance.ts'
import type { Point } from '#web/ui/directions.ts'

const milesFrom = ({ dataset }: HTMLElement, town: Point) => {
  const [latitude = 0, longitude = 0] = dataset.at!.split(',').map(Number)
  return roadMilesBetween(town, { latitude, longitude })
}

/** Puts the showroom that is nearest to the town first and says how far each is; without a town they have the order of the server. */
export const byNearest = (list: HTMLElement, town: Point | undefined) => {
  const rank = (item: HTMLElement) => (town ? milesFrom(item, town) : Number(item.dataset.place))
  const before = [...list.children] as HTMLElement[]
  for (const [index, item] of before.entries()) {
    item.dataset.place ??= `${index}`
    item.querySelector('[data-miles]')!.textContent = town ? `about ${rank(item)} miles` : ''
  }
  const after = before.toSorted((a, b) => rank(a) - rank(b))
  if (after.some((item, index) => item !== before[index])) list.append(...after)
}
