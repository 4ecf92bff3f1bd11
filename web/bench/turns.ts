import type { HttpRequest } from './httpWork.ts'
import { type Load, load, medianLoad } from './load.ts'

export interface Target {
  origin: string
  request: HttpRequest
  /** Ids of the processes whose CPU counts. */
  pids: number[]
}

/** Loads each target in each round. The targets take turns, so that other load on the machine meets all of them. */
export const loadInTurns = async <Name>(
  targets: Map<Name, Target>,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Map<Name, Load>> => {
  const loads = new Map<Name, Load[]>([...targets.keys()].map((name) => [name, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const [name, { origin, request, pids }] of targets) {
      loads.get(name)!.push(await load(origin, request, { seconds, pids }))
    }
  }
  return new Map([...loads].map(([name, list]) => [name, medianLoad(list)]))
}
