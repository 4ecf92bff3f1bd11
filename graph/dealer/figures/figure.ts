export type Unit =
  | 'USD'
  | 'USD per hour'
  | 'USD per mile'
  | 'USD per month'
  | '%'
  | '°F'
  | 'mile'
  | 'foot'
  | 'hour'
  | 'day'
  | 'business day'
  | 'week'
  | 'month'
  | 'year'
  | 'person'
  | 'driver'

/** One figure of a policy. Pages print it by `formatFigure`, in tables and in sentences. */
export type Figure = {
  /** The subject of the figure, as a table's first column says it. */
  label: string
  amount: number | readonly [from: number, to: number]
  unit: Unit
  condition?: string
}

/** Figures of a policy by name, in groups where the policy has groups. */
export type Figures = { readonly [name: string]: Figure | Figures }
