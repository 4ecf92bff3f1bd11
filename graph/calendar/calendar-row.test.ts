import { type CalendarRow, checkRow } from './calendar-row.ts'

const PLACES = ['Mountain Top', 'Scranton'].map((town) => {
  return { id: town.toLowerCase().replace(' ', '-'), name: `Ridgeline – ${town}` }
})
/** A day before those of the rows. */
const DAY = '2026-01-06'

describe('a row of the calendar', () => {
  it.each<[CalendarRow, object]>([
    [
      { kind: 'closed', from: '11/26/2026', words: 'Thanksgiving' },
      { kind: 'closed', firstDay: '2026-11-26', lastDay: '2026-11-26', words: 'Thanksgiving' },
    ],
    [
      {
        kind: 'open',
        from: '2026-12-24',
        to: '12/31/2026',
        places: 'scranton,mountain-top',
        opens: '9:00 AM',
        closes: '1 pm',
      },
      { kind: 'open', lastDay: '2026-12-31', places: ['scranton', 'mountain-top'], opens: '09:00', closes: '13:00' },
    ],
    [
      { kind: 'open', from: '2026-12-24', opens: '12 AM', closes: '12:00 PM' },
      { opens: '00:00', closes: '12:00' },
    ],
    [
      { kind: 'notice', from: '2026-12-24', words: 'x'.repeat(140) },
      { kind: 'notice', words: 'x'.repeat(140) },
    ],
  ])('reads %j', (row, entry) => {
    expect(checkRow(row, PLACES, DAY)).toMatchObject(entry)
  })

  it.each<[string, string[] | null]>([
    ['Friday,Monday', ['MONDAY', 'FRIDAY']],
    ['Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday', null],
  ])('reads the weekdays %s', (weekdays, days) => {
    const row = { kind: 'closed', from: '2026-12-05', to: '2026-12-23', weekdays }
    expect(checkRow(row, PLACES, DAY)).toMatchObject({ weekdays: days })
  })

  it.each<[CalendarRow, string, string]>([
    [{ kind: 'closed', from: '2026-01-05' }, 'from', "Jan 5, 2026 is past: it is Jan 6, 2026 at the dealer's."],
    [{ kind: 'closed', from: '2026-01-01', to: '2026-01-05' }, 'to', 'Jan 5, 2026 is past'],
    [{ kind: 'open', from: '2026-12-05', opens: '9 AM', closes: '2' }, 'closes', 'Write 2 PM.'],
    [{ kind: 'closed', from: '2026-12-05', weekdays: 'daily' }, 'weekdays', 'Write days such as Monday.'],
    [
      { kind: 'closed', from: '2026-12-05', to: '2026-12-06', weekdays: 'Monday,Tuesday,Wednesday' },
      'weekdays',
      'No day from Dec 5, 2026 to Dec 6, 2026 is one of Mon–Wed.',
    ],
    [{ kind: 'closed', from: '2026-12-05', to: '2027-12-06', weekdays: 'Monday' }, 'to', 'one year at most'],
    [
      { kind: 'notice', from: '2026-12-05', words: 'x', weekdays: 'Saturday' },
      'weekdays',
      'A notice is for every day.',
    ],
    [{ kind: 'shut', from: '2026-12-24' }, 'kind', '"shut" cannot be read here. Write closed, open or notice.'],
    [{ kind: 'closed' }, 'from', 'Write a day such as 12/24/2026.'],
    [{ kind: 'closed', from: '2026-02-30' }, 'from', 'Write a day such as'],
    [{ kind: 'closed', from: '13/24/2026' }, 'from', 'Write a day such as'],
    [{ kind: 'closed', from: '2026-12-24', to: 'soon' }, 'to', 'Write a day such as'],
    [{ kind: 'closed', from: '2027-01-02', to: '2026-12-31' }, 'to', 'Write Jan 2, 2027 or a later day'],
    [
      { kind: 'closed', from: '2026-12-24', places: 'scranton,here' },
      'places',
      '"here" is not a place of ours. Choose some of Ridgeline – Mountain Top, Ridgeline – Scranton',
    ],
    [{ kind: 'closed', from: '2026-12-24', opens: '9:00' }, 'opens', 'Hours are for days that are open, not closed.'],
    [{ kind: 'open', from: '2026-12-24', closes: '9:00' }, 'opens', 'Write a time of the day such as'],
    [{ kind: 'open', from: '2026-12-24', opens: '9', closes: '17:00' }, 'opens', 'Write 9 AM.'],
    [{ kind: 'open', from: '2026-12-24', opens: '9:00', closes: '24:00' }, 'closes', 'Write a time of the day'],
    [{ kind: 'open', from: '2026-12-24', opens: '13 PM', closes: '14:00' }, 'opens', 'Write a time of the day'],
    [{ kind: 'open', from: '2026-12-24', opens: '22:00', closes: '2:00' }, 'closes', 'Write a time after 10 PM'],
    [{ kind: 'notice', from: '2026-12-24' }, 'words', 'Write the text of the notice.'],
    [{ kind: 'notice', from: '2026-12-24', words: 'x', places: 'scranton' }, 'places', 'the whole site'],
    [{ kind: 'notice', from: '2026-12-24', words: 'x'.repeat(141) }, 'words', 'one line of at most 140 characters'],
    [{ kind: 'closed', from: '2026-12-24', words: 'a\nb' }, 'words', 'one line of at most 140 characters'],
  ])('explains %j', (row, field, words) => {
    expect(checkRow(row, PLACES, DAY)).toEqual([{ field, message: expect.stringContaining(words) }])
  })
})
