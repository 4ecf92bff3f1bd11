import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PublishedFile } from '#graph/inventory/published/published-file.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { startHttpServer } from '#graph/testing/http-server.ts'
import { type CalendarEntry, CalendarEntry as Entry } from './calendar-entry.entity.ts'
import { dealerDate } from './calendar-row.ts'
import { importCalendar, publishedCalendar } from './calendar-store.ts'

const test = await createTestGraph()
const folder = await mkdtemp(join(tmpdir(), 'calendar-'))

afterAll(async () => {
  await rm(folder, { recursive: true })
  await test.close()
})

const entries = test.database.getRepository(Entry)
const add = (entry: Partial<CalendarEntry>) =>
  entries.save({ source: 'command', kind: 'closed', firstDay: dealerDate(), lastDay: dealerDate(), ...entry })
const load = async (text: string) => {
  const path = join(folder, 'calendar.csv')
  await writeFile(path, text)
  return importCalendar(test.database, path)
}
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
    expect(await dealer('specialDays { from until locationIds opens closes reason }')).toEqual({
      specialDays: [
        {
          from: '2020-01-01',
          until: dealerDate(),
          locationIds: ['scranton'],
          opens: null,
          closes: null,
          reason: 'Snow',
        },
        { from: '2027-03-08', until: '2027-03-08', locationIds: null, opens: '10:00', closes: '12:00', reason: null },
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

  it('takes the command over the file over the seed, and the later entry of one source', async () => {
    await add({ ...MONDAY, source: 'command' })
    await add({ ...MONDAY, source: 'seed', kind: 'open', opens: '08:00', closes: '18:00' })
    expect(await isOpen('hatfield', NOON)).toBe(false)
    await add({ ...MONDAY, kind: 'open', opens: '08:00', closes: '18:00' })
    expect(await isOpen('hatfield', NOON)).toBe(true)
  })

  it('has one notice, the latest that counts today', async () => {
    expect(await dealer('notice { text }')).toEqual({ notice: null })
    const tomorrow = { firstDay: dealerDate(1), lastDay: dealerDate(1) }
    await add({ kind: 'notice', words: 'First' })
    await add({ kind: 'notice', words: 'Second', lastDay: dealerDate(1) })
    await add({ kind: 'notice', words: 'Not yet', ...tomorrow })
    expect(await dealer('notice { text from until } specialDays { from }')).toEqual({
      notice: { text: 'Second', from: dealerDate(), until: dealerDate(1) },
      specialDays: [],
    })
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
  ])('refuses %j', async (entry) => {
    await expect(add(entry)).rejects.toThrow('violates check constraint')
  })
})

describe('calendar.csv', () => {
  it('replaces what came from a file, and nothing else', async () => {
    await add({ words: 'By command' })
    expect(await load('kind,from,words\nclosed,2027-03-08,A\nclosed,2027-03-09,B\n')).toBeUndefined()
    // As a spreadsheet of another country saves it, with a mark at the start and empty rows at the end.
    expect(await load('\uFEFFKind;From;Words\r\nclosed;3/10/2027;C\r\n;;\r\n;;\r\n')).toBeUndefined()
    const words = (await entries.find({ order: { id: 'ASC' } })).map((entry) => [entry.source, entry.words])
    expect(words).toEqual([
      ['command', 'By command'],
      ['file', 'C'],
    ])
    expect(await load('kind,from\n')).toBeUndefined()
    expect(await entries.countBy({ source: 'file' })).toBe(0)
  })

  it('is there once after two imports at once', async () => {
    for (let round = 0; round < 3; round++) {
      await Promise.all(Array.from({ length: 3 }, () => load('kind,from\nclosed,2027-03-08\nclosed,2027-03-09\n')))
      expect(await entries.countBy({ source: 'file' })).toBe(2)
    }
  })

  it.each([
    ['kind,from,to\nclosed,2027-03-08,\nclosed,soon,\nopen,2027-03-09,\n', /^Row 3, from: .*\nRow 4, opens: .*\nRow 4/],
    ['day,what\n', /^Line 1: No column is called "day", "what"\. The columns are kind, from, /],
    ['', /^Line 1: The file is empty/],
    [`kind,from\n${'closed,2027-03-08\n'.repeat(501)}`, /^Line 502: The calendar has more than 500 rows/],
    ['kind,from\nclosed,"2027-03-08\n', /^Line 2: A cell of this row begins with a quote that is never closed/],
    ['kind,from\nclosed,today\n', /^Row 2, from: "today" is another day tomorrow\. Write the date, such as \d{4}-/],
    ['kind,from\nclosed,1/5/2020\n', /^Row 2, from: 2020-01-05 is long past\. Did you mean \d{4}\?/],
  ])('with problems changes nothing: %j', async (text, words) => {
    await load('kind,from\nclosed,2027-03-08\n')
    expect(await load(text)).toMatch(words)
    expect(await entries.countBy({ source: 'file' })).toBe(1)
  })

  it('is written as people write it, and keeps past days that an earlier file has set', async () => {
    await entries.insert({ source: 'file', kind: 'closed', firstDay: '2020-01-06', lastDay: '2020-01-06' })
    const rows = ['close,3/8/27,"Mountain Top, SCRANTON",Snow,me', 'closed,2020-01-06,,N/A']
    expect(await load(['Kind;From;Places;Words;_who', ...rows].join('\n').replaceAll(';', ','))).toBeUndefined()
    expect(await entries.find({ order: { firstDay: 'ASC' }, where: { source: 'file' } })).toMatchObject([
      { kind: 'closed', firstDay: '2020-01-06', places: null, words: null },
      { kind: 'closed', firstDay: '2027-03-08', places: ['mountain-top', 'scranton'], words: 'Snow' },
    ])
  })

  it('is read from an address, once for each ETag, apart from what is known of the stock', async () => {
    let sent = 0
    const { origin, stop } = await startHttpServer((request, response) => {
      if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end()
      sent += 1
      return response.writeHead(200, { etag: '"1"' }).end('kind,from,words\nclosed,2027-03-08,Sheet\n')
    })
    const url = `${origin}/calendar.csv`
    const stock = { name: 'stock' as const, url, import: async () => 'Not this one.' }
    expect(await new PublishedFile(test.database, stock).read()).toBe('Not this one.')
    const file = new PublishedFile(test.database, publishedCalendar(test.database, url))
    expect([await file.read(), await file.read()]).toEqual([undefined, undefined])
    expect(sent).toBe(2)
    expect(await entries.find()).toMatchObject([{ source: 'file', words: 'Sheet' }])
    stop()
  })
})
