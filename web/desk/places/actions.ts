import { LOCATION_FIELDS } from '#graph/locations/location-text.ts'
import type { Action, ActionCall } from '#web/desk/action.ts'

const textsOf = (names: readonly string[], textOf: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)]))

/** The texts that the page showed in fields, and those that were typed. */
const texts = (names: readonly string[], { field, shown }: ActionCall) => ({
  before: textsOf(names, (name) => String(shown[name] ?? '')),
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
export const savePlace: Action = async (call) => {
  const { before, after } = texts(LOCATION_FIELDS, call)
  const id = call.field('id')
  return call.change('location', id, { before: id ? before : null, after })
}

export const closePlace: Action = async ({ field, change }) =>
  change('location', field('id'), { before: {}, after: null })

/** Changes the rental prices of a list: all that were typed, or none. */
export const savePrices: Action = async (call) => call.change('prices', 'rentals', texts(call.fields('plan'), call))

export const savePromotion: Action = async (call) => {
  const { before, after } = texts(['months', 'series', 'lastDay'], call)
  const series = call.fields('series').join(', ')
  return call.change('promotion', 'zero-percent', { before, after: { ...after, series } })
}
