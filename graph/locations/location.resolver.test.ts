import { createTestGraph, type TestGraph } from '#graph/testing/graph.ts'

let test: TestGraph

beforeAll(async () => {
  test = await createTestGraph()
})
afterAll(() => test?.close())

async function ask(query: string) {
  const { data, errors } = await test.ask(query)
  expect(errors).toBeUndefined()
  return data
}

describe('locations', () => {
  it('come in the order of the dealer', async () => {
    const { locations } = await ask('{ locations { id } }')
    expect(locations.map(({ id }: { id: string }) => id)).toEqual([
      'mountain-top',
      'hatfield',
      'pocono-pines',
      'scranton',
      'statewide',
    ])
    await test.database.query(`update locations set position = 0 where id = 'scranton'`)
    expect((await ask('{ locations { id } }')).locations[0]).toEqual({ id: 'scranton' })
  })

  it('can be of one kind', async () => {
    expect((await ask('{ locations(type: ONLINE) { id city type } }')).locations).toEqual([
      { id: 'statewide', city: null, type: 'ONLINE' },
    ])
    expect((await ask('{ locations(type: PHYSICAL) { id } }')).locations).toHaveLength(4)
  })

  it('have coordinates, links and a week of hours', async () => {
    const { location } = await ask(`{
      location(id: "scranton") {
        coordinates { latitude longitude } mapUrl socialUrl videoUrl websiteUrl reviewUrl hours { day opens closes }
      }
    }`)
    expect(location.coordinates).toEqual({ latitude: 41.409, longitude: -75.6624 })
    expect(location.hours).toHaveLength(7)
    expect(location.hours[0]).toEqual({ day: 'MONDAY', opens: '09:00', closes: expect.any(String) })
    expect(location.hours[6]).toEqual({ day: 'SUNDAY', opens: null, closes: null })
  })

  it('are null for an unknown id', async () => {
    expect((await ask('{ location(id: "nowhere") { id } }')).location).toBeNull()
  })
})
