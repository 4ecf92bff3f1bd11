import { createTestGraph } from '#graph/testing/graph.ts'

const test = await createTestGraph()
afterAll(() => test.close())

describe('locations', () => {
  it('come in the order of the dealer', async () => {
    const { locations } = await test.dataOf('{ locations { id } }')
    expect(locations.map(({ id }: { id: string }) => id)).toEqual([
      'mountain-top',
      'hatfield',
      'pocono-pines',
      'scranton',
      'statewide',
    ])
    await test.database.query(`update locations set position = 0 where id = 'scranton'`)
    expect((await test.dataOf('{ locations { id } }')).locations[0]).toEqual({ id: 'scranton' })
  })

  it('can be of one kind', async () => {
    expect((await test.dataOf('{ locations(type: ONLINE) { id city type } }')).locations).toEqual([
      { id: 'statewide', city: null, type: 'ONLINE' },
    ])
    expect((await test.dataOf('{ locations(type: PHYSICAL) { id } }')).locations).toHaveLength(4)
  })

  it('have coordinates, links and a week of hours', async () => {
    const { location } = await test.dataOf(`{
      location(id: "scranton") {
        coordinates { latitude longitude } mapUrl socialUrl videoUrl websiteUrl reviewUrl hours { day opens closes }
      }
    }`)
    expect(location.coordinates).toEqual({ latitude: 41.409, longitude: -75.6624 })
    expect(location.hours).toHaveLength(7)
    expect(location.hours[0]).toEqual({ day: 'MONDAY', opens: '09:00', closes: expect.any(String) })
    expect(location.hours[6]).toEqual({ day: 'SUNDAY', opens: null, closes: null })
  })

  it.each([
    { opens: '9:00', closes: '17:00' },
    { opens: '09:00', closes: '5 pm' },
    { opens: '17:00', closes: '09:00' },
    { opens: '09:00', closes: '24:00' },
    { opens: '09:00', closes: null },
    { opens: 9, closes: 17 },
    { opens: '09:00' },
  ])('have no hours such as %j', async (day) => {
    const hours = JSON.stringify([
      { day: 'SUNDAY', opens: null, closes: null },
      { day: 'MONDAY', ...day },
    ])
    const writing = test.database.query(`update locations set hours = $1 where id = 'hatfield'`, [hours])
    await expect(writing).rejects.toMatchObject({ constraint: 'hours_of_locations' })
  })

  it('are found by id in any case', async () => {
    expect((await test.dataOf('{ location(id: "SCRANTON") { id } }')).location).toEqual({ id: 'scranton' })
  })

  it('are null for an unknown id', async () => {
    expect((await test.dataOf('{ location(id: "nowhere") { id } }')).location).toBeNull()
  })

  it.each([
    ['mountain-top', '2026-11-20T21:59:00Z', true],
    ['mountain-top', '2026-11-20T17:30:00-05:00', false],
    ['statewide', '2026-11-20T17:30:00-05:00', true],
    ['scranton', '2026-11-22T17:00:00Z', false],
  ])('%s is open at %s: %p', async (id, at, isOpen) => {
    const query = 'query ($id: ID!, $at: DateTime) { location(id: $id) { openNow(at: $at) } }'
    expect((await test.ask(query, { id, at })).data.location.openNow).toBe(isOpen)
  })

  it('are open or not at this moment, unless they have no hours', async () => {
    expect((await test.dataOf('{ location(id: "scranton") { openNow } }')).location.openNow).toEqual(
      expect.any(Boolean),
    )
    await test.database.query(`update locations set hours = '[]' where id = 'statewide'`)
    expect((await test.dataOf('{ location(id: "statewide") { openNow } }')).location.openNow).toBeNull()
  })

  it.each(['yesterday', '2026-11-20', '2026-11-20T17:30:00', '2026-02-30T00:00:00Z'])(
    'refuse %s as a moment, in words',
    async (at) => {
      const query = 'query ($at: DateTime) { location(id: "scranton") { openNow(at: $at) } }'
      const { errors } = await test.ask(query, { at })
      expect(errors).toMatchObject([
        {
          message: expect.stringContaining('a time with a date and an offset such as'),
          extensions: { code: 'BAD_USER_INPUT', argument: 'at' },
        },
      ])
    },
  )
})
