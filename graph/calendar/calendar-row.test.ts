import { type CalendarRow, checkRow, dealerDate } from './calendar-row.ts'

const PLACES = ['Mountain Top', 'Scranton'].map((town) => {
  return { id: town.toLowerCase().replace(' ', '-'), name: `Ridgeline – ${town}` }
})
/** A day before those of the rows. */
const DAY = '2026-01-06'
const NOTHING = { weekdays: null, places: null, opens: null, closes: null, words: null }

describe('a row of the calendar', () => {
  it.each<[CalendarRow, object]>([
    [
      { kind: 'Closed', from: '11/26/2026', words: 'Thanksgiving' },
      { kind: 'closed', firstDay: '2026-11-26', lastDay: '2026-11-26', words: 'Thanksgiving' },
    ],
    [
      { kind: 'open', from: '2026-12-24', to: '12/31/2026', places: 'scranton', opens: '9:00:00 AM', closes: '1 pm' },
      { kind: 'open', lastDay: '2026-12-31', places: ['scranton'], opens: '09:00', closes: '13:00' },
    ],
    [
      {
        kind: 'open',
        from: '2026-12-31',
        to: '2027-01-02',
        places: 'scranton, mountain-top',
        opens: '9:00',
        closes: '12:30 PM',
      },
      { firstDay: '2026-12-31', lastDay: '2027-01-02', places: ['scranton', 'mountain-top'], closes: '12:30' },
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

  it('knows today and tomorrow at the dealer’s', () => {
    const [firstDay, lastDay] = [dealerDate(), dealerDate(1)]
    const entry = { ...NOTHING, kind: 'closed', firstDay, lastDay }
    expect(checkRow({ kind: 'closed', from: 'today', to: 'Tomorrow' }, PLACES)).toEqual(entry)
  })

  it.each<[string, string[] | null]>([
    ['Mon-Sat', ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']],
    ['Mondays to Saturdays', ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']],
    ['sat – mon', ['MONDAY', 'SATURDAY', 'SUNDAY']],
    ['Fri., Mon and WEDNESDAY', ['MONDAY', 'WEDNESDAY', 'FRIDAY']],
    ['MONDAY|SUNDAY', ['MONDAY', 'SUNDAY']],
    ['weekends', ['SATURDAY', 'SUNDAY']],
    ['Monday through Sunday', null],
  ])('reads the weekdays %s', (weekdays, days) => {
    const row = { kind: 'closed', from: '2026-12-05', to: '2026-12-23', weekdays }
    expect(checkRow(row, PLACES, DAY)).toMatchObject({ weekdays: days })
  })

  it.each<[CalendarRow, string, string]>([
    [{ kind: 'closed', from: '2026-01-05' }, 'from', "2026-01-05 is past: it is 2026-01-06 at the dealer's."],
    [{ kind: 'closed', from: '2026-01-01', to: '2026-01-05' }, 'to', '2026-01-05 is past'],
    [{ kind: 'closed', from: '2026-12-05', weekdays: 'daily' }, 'weekdays', 'Write days such as Mon-Sat.'],
    [{ kind: 'closed', from: '2026-12-05', weekdays: 'Mon-Wed-Fri' }, 'weekdays', 'Write days such as Mon-Sat.'],
    [
      { kind: 'closed', from: '2026-12-05', to: '2026-12-06', weekdays: 'Mon-Fri' },
      'weekdays',
      'No day from 2026-12-05 to 2026-12-06 is one of Mon–Fri.',
    ],
    [{ kind: 'closed', from: '2026-12-05', to: '2027-12-06', weekdays: 'Mon' }, 'to', 'one year at most'],
    [{ kind: 'notice', from: '2026-12-05', words: 'x', weekdays: 'Sat' }, 'weekdays', 'A notice is for every day.'],
    [{ kind: 'shut', from: '2026-12-24' }, 'kind', '"shut" cannot be read here. Write closed, open or notice.'],
    [{ kind: 'closed' }, 'from', 'Write a day such as 2026-12-24 or 12/24/2026.'],
    [{ kind: 'closed', from: '2026-02-30' }, 'from', 'Write a day such as'],
    [{ kind: 'closed', from: '13/24/2026' }, 'from', 'Write a day such as'],
    [{ kind: 'closed', from: '2026-12-24', to: 'soon' }, 'to', 'Write a day such as'],
    [{ kind: 'closed', from: '2027-01-02', to: '2026-12-31' }, 'to', 'Write 2027-01-02 or a later day'],
    [
      { kind: 'closed', from: '2026-12-24', places: 'scranton|here' },
      'places',
      '"here" is not a place of ours. Write some of mountain-top, scranton',
    ],
    [{ kind: 'closed', from: '2026-12-24', opens: '9:00' }, 'opens', 'Hours are for days that are open, not closed.'],
    [{ kind: 'open', from: '2026-12-24', closes: '9:00' }, 'opens', 'Write a time of the day such as'],
    [{ kind: 'open', from: '2026-12-24', opens: '9', closes: '17:00' }, 'opens', 'Write a time of the day'],
    [{ kind: 'open', from: '2026-12-24', opens: '9:00', closes: '24:00' }, 'closes', 'Write a time of the day'],
    [{ kind: 'open', from: '2026-12-24', opens: '13 PM', closes: '14:00' }, 'opens', 'Write a time of the day'],
    [{ kind: 'open', from: '2026-12-24', opens: '22:00', closes: '2:00' }, 'closes', 'Write a time after 22:00'],
    [{ kind: 'notice', from: '2026-12-24' }, 'words', 'Write the text of the notice.'],
    [{ kind: 'notice', from: '2026-12-24', words: 'x', places: 'scranton' }, 'places', 'the whole site'],
    [{ kind: 'notice', from: '2026-12-24', words: 'x'.repeat(141) }, 'words', 'one line of at most 140 characters'],
    [{ kind: 'closed', from: '2026-12-24', words: 'a\nb' }, 'words', 'one line of at most 140 characters'],
  ])('explains %j', (row, field, words) => {
    expect(checkRow(row, PLACES, DAY)).toEqual([{ field, message: expect.stringContaining(words) }])
  })
})
