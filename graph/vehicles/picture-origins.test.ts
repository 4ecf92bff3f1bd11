import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const origins = () => test.graph.services.vehicles.pictureOrigins()

it('lists each origin of pictures on other hosts once, without invalid ones', async () => {
  expect(await origins()).toEqual([])
  const paths = [
    'https://pictures.example/a.jpg',
    'https://pictures.example/b.jpg?x=1',
    'http://old.example:8080#x',
    'https://evil.example; script-src *',
    "https://evil.example 'unsafe-inline'/x.jpg",
    'https://user@evil.example/x.jpg',
    'javascript:alert(1)',
    'uploads/own.webp',
  ]
  const images = paths.map((path) => ({ path, alt: 'A cart', width: 0, height: 0 }))
  await addVehicle(test.database, { id: 'elsewhere', images })
  expect(await origins()).toEqual(['http://old.example:8080', 'https://pictures.example'])
})
