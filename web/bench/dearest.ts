import { type Attack, KINDS, requestOf } from '#web/faults/generatedAttack.ts'
import { type Published, publishedBy } from '#web/faults/published.ts'
import { askPrice, cpuMs, type Measured } from './measuredSite.ts'

export interface Found {
  attack: Attack
  points: number
  cpuMs: number
  msOfPoint: number
}

const FIRST_SIZES = [1, 4, 16, 48]
const KEPT = 6
const ENOUGH_CPU_MS = 60
const MOST_REQUESTS = 24
const WARMING = 2

/**
 * Searches for the requests that cost the most CPU for each point: first every kind at several sizes, then variations of the
 * dearest so far, until the time is over. Returns them in order, the dearest first.
 */
export const searchDearest = async (site: Measured, seconds: number, seed: number): Promise<Found[]> => {
  const published = await publishedBy(site.origin)
  const end = performance.now() + seconds * 1000
  const first = FIRST_SIZES.flatMap((size) => KINDS.map((kind, index): Attack => ({ kind, size, seed: seed + index })))
  let kept: Found[] = []
  for (let turn = 0; performance.now() < end; turn++) {
    const attack = first[turn] ?? neighbour(kept, seed + turn)
    const found = await measure(site, published, attack)
    kept = dearestFirst([...kept, found]).slice(0, KEPT)
  }
  // The lower of two measurements: work that an earlier request left behind counts as a later one's.
  const sure: Found[] = []
  for (const found of kept) {
    const again = await measure(site, published, found.attack)
    sure.push(again.msOfPoint < found.msOfPoint ? again : found)
  }
  return dearestFirst(sure)
}

const dearestFirst = (found: Found[]) => found.toSorted((one, other) => other.msOfPoint - one.msOfPoint)

/** A variation of one of the dearest: of another size, or with other contents of the same size. */
const neighbour = (kept: Found[], seed: number): Attack => {
  const { attack } = kept[seed % kept.length]!
  const factor = [0.5, 1, 1, 1.5, 2][seed % 5]!
  const size = Math.min(Math.max(Math.round(attack.size * factor), 1), 200)
  return factor === 1 ? { ...attack, seed } : { ...attack, size }
}

const measure = async (site: Measured, published: Published, attack: Attack): Promise<Found> => {
  const ask = async () => {
    const { status, points } = await askPrice(site.origin, (number) => requestOf(published, attack, number))
    if (status === 500) throw new Error(`A request is answered ${status}: ${JSON.stringify(attack)}`)
    return points
  }
  for (let count = 0; count < WARMING; count++) await ask()
  const before = await cpuMs(site.pids)
  let points = 0
  let count = 0
  let used = 0
  while (count < MOST_REQUESTS && used < ENOUGH_CPU_MS) {
    points += await ask()
    count += 1
    used = (await cpuMs(site.pids)) - before
  }
  const cpu = used / count
  return { attack, points: points / count, cpuMs: cpu, msOfPoint: cpu / Math.max(points / count, 1) }
}
