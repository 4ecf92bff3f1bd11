import { LOCATION_FIELDS } from '#graph/locations/location-text.ts'
import type { Action } from '#web/desk/desk.action.ts'
import { asRead } from '#web/desk/fields/useField.ts'

type Field = (name: string) => string

const textsOf = (names: readonly string[], textOf: Field) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)]))

/** Changes a showroom, or adds one. */
export const savePlace: Action = ({ field, make }) => {
  const subject = field('id')
  const before = subject ? textsOf(LOCATION_FIELDS, (name) => field(asRead(name))) : null
  return make({ kind: 'location', subject, what: '', before, after: textsOf(LOCATION_FIELDS, field) })
}

export const closePlace: Action = ({ field, make }) =>
  make({ kind: 'location', subject: field('id'), what: '', before: {}, after: null })

/** Changes the rental prices of a list: all that were typed, or none. */
export const savePrices: Action = ({ field, fields, make }) => {
  const plans = fields('plan')
  const before = textsOf(plans, (name) => field(asRead(name)))
  return make({ kind: 'prices', subject: 'rentals', what: '', before, after: textsOf(plans, field) })
}

export const savePromotion: Action = ({ field, fields, make }) =>
  make({
    kind: 'promotion',
    subject: 'zero-percent',
    what: '',
    before: textsOf(['months', 'series'], (name) => field(asRead(name))),
    after: { months: field('months'), series: fields('series').join(', ') },
  })
