import { calendarFile } from './calendarFile.ts'

const EVENT = { id: 'a@site.example', title: 'Test drive', text: 'Not yet confirmed.', at: Date.UTC(2026, 10, 27, 9) }

it('writes times in UTC, and escapes what separates values', () => {
  const file = calendarFile({
    ...EVENT,
    place: '1 Main St; Mountain Top, PA\\USA\nUpstairs',
    from: Date.UTC(2026, 11, 5, 14),
    until: Date.UTC(2026, 11, 5, 17),
  })
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ridgeline//Visits//EN',
    'BEGIN:VEVENT',
    'UID:a@site.example',
    'DTSTAMP:20261127T090000Z',
    'DTSTART:20261205T140000Z',
    'DTEND:20261205T170000Z',
    'SUMMARY:Test drive',
    'DESCRIPTION:Not yet confirmed.',
    'LOCATION:1 Main St\\; Mountain Top\\, PA\\\\USA\\nUpstairs',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('writes whole days without a time', () => {
  const file = calendarFile({ ...EVENT, from: '2026-12-25', until: '2026-12-28' })
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261225\r\nDTEND;VALUE=DATE:20261228\r\n')
})

it('folds lines of more than 75 octets, and divides no character', () => {
  const text = 'é🛺'.repeat(40)
  const file = calendarFile({ ...EVENT, text, from: '2026-12-25', until: '2026-12-26' })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`\r\nDESCRIPTION:${text}\r\n`)
})
