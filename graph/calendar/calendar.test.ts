import type { EntityManager } from 'typeorm'
import { Location } from '#graph/locations/location.entity.ts'
import { Weekday } from '#graph/shared/place.result.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { maker } from '#graph/testing/maker.ts'
import { CalendarChanges } from './calendar-changes.ts'
import { type CalendarEntry, CalendarEntry as Entry } from './calendar-entry.entity.ts'
import { type CalendarRow, checkRow, dealerDate } from './calendar-row.ts'
import { isOverridden, openedWords } from './entry-words.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const changes = new CalendarChanges(test.database)
const make = maker(changes)
const entries = test.database.getRepository(Entry)
const add = (entry: Partial<CalendarEntry>) =>
  entries.save({ source: 'staff', kind: 'closed', firstDay: dealerDate(), lastDay: dealerDate(), ...entry })
const dealer = async (fields: string) => (await test.dataOf(`{ dealer { ${fields} } }`)).dealer
const isOpen = async (id: string, at: string) => {
  const query = 'query ($id: ID!, $at: DateTime) { location(id: $id) { openNow(at: $at) } }'
  return (await test.dataOf(query, { id, at })).location.openNow
}

// A Monday at noon.
const NOON = '2027-03-08T12:00:00-05:00'
const MONDAY = { firstDay: '2027-03-08', lastDay: '2027-03-08' }

beforeEach(() => entries.clear())

describe('the calendar in the API', () => {
  it('lists the special days from today on, and no past ones', async () => {
    await add({ firstDay: '2020-01-01', lastDay: dealerDate(-1), words: 'Past' })
    await add({ firstDay: '2020-01-01', lastDay: dealerDate(), places: ['scranton'], words: 'Snow' })
    await add({ ...MONDAY, kind: 'open', opens: '10:00', closes: '12:00' })
    const none = { locationIds: null, opens: null, closes: null, reason: null }
    expect(await dealer('specialDays { from until locationIds opens closes reason }')).toEqual({
      specialDays: [
        { ...none, from: '2020-01-01', until: dealerDate(), locationIds: ['scranton'], reason: 'Snow' },
        { ...none, from: '2027-03-08', until: '2027-03-08', opens: '10:00', closes: '12:00' },
      ],
    })
  })

  it('closes all locations, or those that it names', async () => {
    expect(await isOpen('scranton', NOON)).toBe(true)
    await add({ ...MONDAY, places: ['scranton'] })
    expect([await isOpen('scranton', NOON), await isOpen('hatfield', NOON)]).toEqual([false, true])
    await add(MONDAY)
    expect([await isOpen('hatfield', NOON), await isOpen('statewide', NOON)]).toEqual([false, false])
  })

  it('takes what the staff say over the seed, and the later entry over the earlier one', async () => {
    await add({ ...MONDAY })
    await add({ ...MONDAY, source: 'seed', kind: 'open', opens: '08:00', closes: '18:00' })
    expect(await isOpen('hatfield', NOON)).toBe(false)
    await add({ ...MONDAY, kind: 'open', opens: '08:00', closes: '18:00' })
    expect(await isOpen('hatfield', NOON)).toBe(true)
  })

  it('has one notice, the latest that counts today', async () => {
    expect(await dealer('notice')).toEqual({ notice: null })
    const tomorrow = { firstDay: dealerDate(1), lastDay: dealerDate(1) }
    await add({ kind: 'notice', words: 'First' })
    await add({ kind: 'notice', words: 'Second', lastDay: dealerDate(1) })
    await add({ kind: 'notice', words: 'Not yet', ...tomorrow })
    expect(await dealer('notice specialDays { from }')).toEqual({ notice: 'Second', specialDays: [] })
  })
})

describe('the table', () => {
  it.each<Partial<CalendarEntry>>([
    { firstDay: dealerDate(1) },
    { kind: 'open', opens: '09:00' },
    { kind: 'open', opens: '17:00', closes: '09:00' },
    { kind: 'open', opens: '9', closes: '17' },
    { kind: 'closed', opens: '09:00', closes: '17:00' },
    { kind: 'notice' },
    { words: 'x'.repeat(141) },
    { places: [] },
    { weekdays: [] },
    { weekdays: ['monday'] as never },
    { kind: 'notice', words: 'A', weekdays: [Weekday.MONDAY] },
  ])('refuses %j', async (entry) => {
    await expect(add(entry)).rejects.toThrow('violates check constraint')
  })
})

describe('weekdays of a season', () => {
  // From a Saturday to a Wednesday.
  const SEASON = { from: '2037-12-05', to: '2037-12-23', closes: '7 PM' }

  it('are ranges for everybody who reads the calendar, and leave the other days as they are', async () => {
    const weekdays = Object.values(Weekday).slice(0, 6)
    const typed = { kind: 'open', ...SEASON, opens: '9:00', weekdays: weekdays.join(',') }
    expect(await make('', null, typed)).toMatchObject({ after: { weekdays } })
    const hours = { opens: '09:00', closes: '19:00' }
    expect(await dealer('specialDays { from until opens closes }')).toEqual({
      specialDays: [
        { from: '2037-12-05', until: '2037-12-05', ...hours },
        { from: '2037-12-07', until: '2037-12-12', ...hours },
        { from: '2037-12-14', until: '2037-12-19', ...hours },
        { from: '2037-12-21', until: '2037-12-23', ...hours },
      ],
    })
    expect([
      await isOpen('scranton', '2037-12-12T18:30:00-05:00'),
      await isOpen('scranton', '2037-12-13T12:00:00-05:00'),
      await isOpen('scranton', '2037-12-24T18:30:00-05:00'),
    ]).toEqual([true, false, false])
  })
})

describe('what the staff do', () => {
  it('is told before and after, with who did it, and what is recorded with it is kept with it alone', async () => {
    const record = async (transaction: Pick<EntityManager, 'query'>) => {
      await transaction.query('create table noted ()')
      throw new Error('no room')
    }
    const typed = { kind: 'closed', from: dealerDate(), words: 'Snow' }
    await expect(
      changes.make({ who: 'ann@example.com', subject: '', before: null, after: typed }, record),
    ).rejects.toThrow('no room')
    expect(await entries.count()).toBe(0)

    const added = await make('', null, typed)
    expect(added).toMatchObject({ before: null, after: { kind: 'closed', source: 'staff', words: 'Snow' } })
    expect(await make('', null, { kind: 'closed', from: dealerDate(), places: 'here' })).toEqual({
      problems: [{ field: 'places', message: expect.stringContaining('"here" is not a place of ours.') }],
    })
    expect(await entries.count()).toBe(1)
  })

  it('is taken back once, and entered again as it was', async () => {
    await make('', null, { kind: 'closed', from: dealerDate(), words: 'Snow' })
    const entry = (await entries.find())[0]!
    const both = await Promise.all([1, 2].map(() => make(String(entry.id), {}, null)))
    expect(both).toContainEqual({ what: expect.stringMatching(/^Removed: Closed .*Snow/), before: entry, after: null })
    expect(both).toContainEqual({
      problems: [{ field: 'id', message: `There is no entry ${entry.id}. Perhaps somebody has taken it back.` }],
    })
    expect(await make('', null, { ...entry })).toMatchObject({ subject: String(entry.id), before: null, after: entry })
    expect(await make('', null, entry)).toHaveProperty('problems')
    expect(await entries.find()).toEqual([entry])
  })
})

it('days that open what was closed are told, and an entry that counts nowhere is known', async () => {
  const christmas = await add({ firstDay: '2030-12-25', lastDay: '2030-12-25', words: 'Christmas' })
  const snow = await add({ firstDay: '2030-12-26', lastDay: '2030-12-26', places: ['scranton'] })
  const open = { kind: 'open' as const, firstDay: '2030-12-21', lastDay: '2031-01-10', opens: '10:00', closes: '15:00' }
  const season = await add({ ...open, places: ['hatfield'] })
  const places = await test.database.getRepository(Location).find()
  const words = (entry: Partial<CalendarEntry>) => openedWords({ ...season, ...entry }, [christmas, snow], places)
  expect(words({})).toMatch(/^\nThis opens Wed, Dec 25 \(Christmas\) and 3 Sundays\. Is that right\?$/)
  expect(words({ places: null })).toContain('This opens Wed, Dec 25 (Christmas), Thu, Dec 26')
  expect(words({ weekdays: [Weekday.WEDNESDAY] })).toContain('This opens Wed, Dec 25 (Christmas). Is')
  expect(words({ firstDay: '2030-12-27', lastDay: '2030-12-28' })).toBe('')
  const everywhere = { ...season, places: null }
  const counts = [[season], [everywhere]].map((later) => isOverridden(christmas, later, places))
  expect([...counts, isOverridden(snow, [everywhere], places)]).toEqual([false, true, true])
})

const PLACES = ['Mountain Top', 'Scranton'].map((town) => {
  return { id: town.toLowerCase().replace(' ', '-'), name: `Ridgeline – ${town}` }
})
const SEASON = { kind: 'closed', from: '2026-12-05', to: '2026-12-23' }
const MON_TO_WED = 'Monday,Tuesday,Wednesday'
const LONG = 'x'.repeat(140)
/** A day before those of the rows. */
const DAY = '2026-01-06'

describe('a row of the calendar', () => {
  it.each<[CalendarRow, object]>([
    [
      { kind: 'closed', from: '11/26/2026', words: 'Thanksgiving' },
      { kind: 'closed', firstDay: '2026-11-26', lastDay: '2026-11-26', words: 'Thanksgiving' },
    ],
    [
      { kind: 'open', from: '2026-12-24', to: '12/31/2026', places: 'scranton', opens: '9:00 AM', closes: '1 pm' },
      { kind: 'open', lastDay: '2026-12-31', places: ['scranton'], opens: '09:00', closes: '13:00' },
    ],
    [
      { kind: 'open', from: '2026-12-24', opens: '12 AM', closes: '12:00 PM' },
      { opens: '00:00', closes: '12:00' },
    ],
    [{ kind: 'notice', from: '2026-12-24', words: LONG }, { words: LONG }],
    [{ ...SEASON, weekdays: 'Friday,Monday' }, { weekdays: ['MONDAY', 'FRIDAY'] }],
    [{ ...SEASON, weekdays: `${MON_TO_WED},Thursday,Friday,Saturday,Sunday` }, { weekdays: null }],
  ])('reads %j', (row, entry) => {
    expect(checkRow(row, PLACES, DAY)).toMatchObject(entry)
  })

  it.each<[CalendarRow, string, string]>([
    [{ kind: 'closed', from: '2026-01-05' }, 'from', "Jan 5, 2026 is past: it is Jan 6, 2026 at the dealer's."],
    [{ kind: 'closed', from: '2026-01-01', to: '2026-01-05' }, 'to', 'Jan 5, 2026 is past'],
    [{ kind: 'open', from: '2026-12-05', opens: '9 AM', closes: '2' }, 'closes', 'Write 2 PM.'],
    [{ kind: 'closed', from: '2026-12-05', weekdays: 'daily' }, 'weekdays', 'Write days such as Monday.'],
    [{ kind: 'closed', from: '2026-12-05', to: '2026-12-06', weekdays: MON_TO_WED }, 'weekdays', 'No day from Dec 5,'],
    [{ kind: 'closed', from: '2026-12-05', to: '2027-12-06', weekdays: 'Monday' }, 'to', 'one year at most'],
    [{ kind: 'notice', from: '2026-12-05', words: 'x', weekdays: 'Saturday' }, 'weekdays', 'A notice is for every'],
    [{ kind: 'shut', from: '2026-12-24' }, 'kind', '"shut" cannot be read here. Write closed, open or notice.'],
    [{ kind: 'closed' }, 'from', 'Write a day such as 12/24/2026.'],
    [{ kind: 'closed', from: '2026-02-30' }, 'from', 'Write a day such as'],
    [{ kind: 'closed', from: '13/24/2026' }, 'from', 'Write a day such as'],
    [{ kind: 'closed', from: '2026-12-24', to: 'soon' }, 'to', 'Write a day such as'],
    [{ kind: 'closed', from: '2027-01-02', to: '2026-12-31' }, 'to', 'Write Jan 2, 2027 or a later day'],
    [
      { kind: 'closed', from: '2026-12-24', places: 'scranton,here' },
      'places',
      '"here" is not a place of ours. Choose',
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
