import { distanceInKm } from '#graph/shared/distance.ts'
import type { ChosenTown } from './town.ts'

const milesFrom = ({ dataset }: HTMLElement, town: ChosenTown) => {
  const [latitude = 0, longitude = 0] = dataset.at!.split(',').map(Number)
  return distanceInKm(town, { latitude, longitude })
}

/** Puts the showroom that is nearest to the town first; without a town they have the order of the server. */
export const byNearest = (list: HTMLElement, town: ChosenTown | undefined) => {
  const before = [...list.children] as HTMLElement[]
  for (const [index, item] of before.entries()) item.dataset.place ??= String(index)
  const rank = (item: HTMLElement) => (town ? milesFrom(item, town) : Number(item.dataset.place))
  const after = before.toSorted((a, b) => rank(a) - rank(b))
  if (after.some((item, index) => item !== before[index])) list.append(...after)
}
