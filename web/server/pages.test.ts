import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { watchPictureOrigins } from './pageHeaders.ts'
import { shownRows } from './pages.ts'

const test = await createTestGraph()
afterAll(() => test.close())

it('the rows that were read last stay while they cannot be read', async () => {
  const read = shownRows(test.graph.services)
  const { shown } = await read()
  expect(shown).toMatchObject({
    week: [{ opens: '09:00', closes: '17:00' }, {}, {}, {}, {}, {}, null],
    showrooms: ['Mountain Top', 'Hatfield', 'Pocono Pines', 'Scranton'],
    zeroPercent: { months: 36 },
  })
  await test.database.query('alter table calendar_entries rename to entries_away')
  expect(await read()).toEqual({ shown, faults: [expect.any(Error)] })
  await test.database.query('alter table entries_away rename to calendar_entries')
})

it('the origins of pictures are read again by the next page after a failure', async () => {
  const image = { path: 'https://pictures.example/a.jpg', alt: 'A cart', width: 0, height: 0 }
  await addVehicle(test.database, { id: 'elsewhere', images: [image] })
  const origins = watchPictureOrigins(test.graph.services, { current: 1, isLive: true, isReachable: true })
  await test.database.query('alter table vehicles rename to vehicles_away')
  expect(await origins()).toEqual([])
  await test.database.query('alter table vehicles_away rename to vehicles')
  expect(await origins()).toEqual(['https://pictures.example'])
})
