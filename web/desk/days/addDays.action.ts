import type { Action } from '#web/desk/desk.action.ts'

const TEXTS = ['kind', 'from', 'to', 'opens', 'closes', 'words'] as const

/** Closes, opens at other hours, or shows a notice. */
export const addDays: Action = ({ field, fields, make }) =>
  make({
    kind: 'day',
    subject: '',
    what: '',
    before: null,
    after: {
      ...Object.fromEntries(TEXTS.map((name) => [name, field(name)])),
      weekdays: fields('weekdays').join(','),
      places: fields('places').join(','),
    },
  })
