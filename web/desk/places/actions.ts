import { LOCATION_FIELDS } from '#graph/locations/location-text.ts'
import type { Action } from '#web/desk/action.ts'
import { shownField } from '#web/desk/desk.ts'

type Field = (name: string) => string

const textsOf = (names: readonly string[], field: Field) => Object.fromEntries(names.map((name) => [name, field(name)]))

/** The texts that the page showed in fields, and those that were typed. */
const texts = (names: readonly string[], field: Field) => ({
  before: textsOf(names, (name) => field(shownField(name))),
  after: textsOf(names, field),
})

const DAY_FIELDS = ['kind', 'from', 'to', 'opens', 'closes', 'words']

/** Closes, opens at other hours, or shows a notice. */
export const addDays: Action = async ({ field, fields, change }) =>
  change('day', '', {
    before: null,
    after: {
      ...textsOf(DAY_FIELDS, field),
      weekdays: fields('weekdays').join(','),
      places: fields('places').join(','),
    },
  })

/** Takes an entry of the calendar back. */
export const removeDays: Action = async ({ field, change }) => {
  const id = field('id')
  return /^\d{1,9}$/.test(id) ? change('day', id, { before: {}, after: null }) : { problem: 'There is no such entry.' }
}

/** Changes a showroom, or adds one. */
export const savePlace: Action = async ({ field, change }) => {
  const { before, after } = texts(LOCATION_FIELDS, field)
  const id = field('id')
  return change('location', id, { before: id ? before : null, after })
}

export const closePlace: Action = async ({ field, change }) =>
  change('location', field('id'), { before: {}, after: null })

/** Changes the rental prices of a list: all that were typed, or none. */
export const savePrices: Action = async ({ field, fields, change }) =>
  change('prices', 'rentals', texts(fields('plan'), field))

export const savePromotion: Action = async ({ field, fields, change }) => {
  const { before, after } = texts(['months', 'series', 'lastDay'], field)
  return change('promotion', 'zero-percent', { before, after: { ...after, series: fields('series').join(', ') } })
}
