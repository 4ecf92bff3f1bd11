import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { watchPictureOrigins } from './pageHeaders.ts'

const test = await createTestGraph()
afterAll(() => test.close())

it('the origins of pictures are read again by the next page after a failure', async () => {
  const image = { path: 'https://pictures.example/a.jpg', alt: 'A cart', width: 0, height: 0 }
  await addVehicle(test.database, { id: 'elsewhere', images: [image] })
  const origins = watchPictureOrigins(test.graph.services, { current: 1, isLive: true, isReachable: true })
  await test.database.query('alter table vehicles rename to vehicles_away')
  expect(await origins()).toEqual([])
  await test.database.query('alter table vehicles_away rename to vehicles')
  expect(await origins()).toEqual(['https://pictures.example'])
})
