import { weeklyEvent } from './event.ts'

it('says when it is next, that it comes back, and where', () => {
  const site = 'https://carts.example'
  const event = weeklyEvent(site, {
    name: 'Test drives',
    description: 'Every Saturday.',
    next: '2026-05-09',
    dayOfWeek: 'Saturday',
    opens: '10:00',
    closes: '15:00',
    locationIds: ['scranton'],
  })
  expect(event).toMatchObject({
    '@type': 'Event',
    startDate: '2026-05-09',
    eventSchedule: { repeatFrequency: 'P1W', byDay: 'https://schema.org/Saturday', startTime: '10:00' },
    location: [{ '@id': `${site}/showroom#scranton` }],
    organizer: { '@id': `${site}/#dealer` },
  })
})
