/** One request, as fetch takes it. */
export interface UnitRequest extends RequestInit {
  path: string
  /** Sent with the key of a partner that may change the stock. */
  isPartner?: boolean
}

/** The contents of the measured site. */
export interface Stock {
  vehicles: string[]
  /** Names of imported pictures. */
  pictures: string[]
}

/** Work that a stranger can cause, at its most expensive. */
export interface Unit {
  unit: string
  /** The bound that holds before the work begins. */
  bound: string
  /** The answer beyond that bound. */
  beyond: string
  /** The patterns of the routes that the unit stands for. */
  covers: string[]
  /** With NUMBER in its address or body; or made for each turn of the unit. */
  request: UnitRequest | ((turn: number, stock: Stock) => UnitRequest)
  /** The status of the answer; 200 by default. */
  status?: number
}

/** Stands for another number in each request, so that no answer comes from the cache. */
export const NUMBER = 'NUMBER'

export const requestOf = (
  { request }: Unit,
  { number, turn, stock }: { number: number; turn: number; stock: Stock },
): UnitRequest => numbered(typeof request === 'function' ? request(turn, stock) : request, number)

export const numbered = (request: UnitRequest, number: number): UnitRequest =>
  JSON.parse(JSON.stringify(request).replaceAll(NUMBER, String(number)))

type Kind = Pick<Unit, 'bound' | 'beyond'>

/** Units of one kind, which have the same bound. */
export const unitsOf = (kind: Kind, rows: Omit<Unit, keyof Kind>[]): Unit[] => rows.map((row) => ({ ...kind, ...row }))

export const BUDGET = '429 and `Retry-After` once the points of the minute are used up'

export const json = (path: string, body: unknown, accept = '*/*'): UnitRequest => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', accept },
  body: JSON.stringify(body),
})

/** An object of so many keys. */
export const wide = (keys: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: keys }, (_, key) => [String(key), 0]))
