import { DEALER } from '#graph/dealer/dealer.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { maker } from '#graph/testing/maker.ts'
import { Location } from './location.entity.ts'
import { LocationChanges } from './location-changes.ts'
import { LOCATION_FIELDS, locationText } from './location-text.ts'
import { postalAddress } from './postal-address.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const ORDER = ['mountain-top', 'hatfield', 'pocono-pines', 'scranton', 'statewide']

describe('locations', () => {
  it('come in the order of the dealer', async () => {
    const { locations } = await test.dataOf('{ locations { id } }')
    expect(locations.map(({ id }: { id: string }) => id)).toEqual(ORDER)
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

  it('are found by id in any case, and null for an unknown one', async () => {
    const data = await test.dataOf('{ known: location(id: "SCRANTON") { id } unknown: location(id: "nowhere") { id } }')
    expect(data).toEqual({ known: { id: 'scranton' }, unknown: null })
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

  it.each(['yesterday', '2026-11-20', '2026-11-20T17:30:00', '2026-02-30T00:00:00Z'])(
    'refuse %s as a moment, in words',
    async (at) => {
      const query = 'query ($at: DateTime) { location(id: "scranton") { openNow(at: $at) } }'
      const { errors } = await test.ask(query, { at })
      const message = expect.stringContaining('a time with a date and an offset such as')
      expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', argument: 'at' } }])
    },
  )
})

const { database } = test
const make = maker(new LocationChanges(database))
const find = (id: string) => database.getRepository(Location).findOneByOrFail({ id })
const textOf = async (id: string) => locationText(await find(id))

/** Everything that the API says of a location. */
const told = async (id: string) =>
  (
    await test.dataOf(
      `query ($id: ID!) { location(id: $id) { name phone city postalAddress { street city } coordinates { latitude } mapUrl hours { day opens closes } } }`,
      { id },
    )
  ).location

const NEW = {
  address: ' 12 Market Street, Wilkes-Barre, PA 18701',
  phone: '(570) 555-0111',
  latitude: '41.2459',
  longitude: '-75.8813',
  ...Object.fromEntries(
    ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'].map((day) => [day, '9 AM-5 PM']),
  ),
  SUNDAY: 'closed',
}

it('every seeded location is typed as it is read', async () => {
  for (const { id } of await database.getRepository(Location).find()) {
    const text = await textOf(id)
    expect(await make(id, text, { ...text })).toEqual({ isUnchanged: true })
    expect(await textOf(id)).toEqual(text)
  }
})

describe('a change', () => {
  it('is what the API says, and tells before and after', async () => {
    const asRead = await textOf('scranton')
    const typed = { ...asRead, phone: '(570) 555-0100', SATURDAY: '10:00 to 4 PM', SUNDAY: '12 PM-4:30 PM' }
    expect(await make('scranton', asRead, typed)).toMatchObject({
      what: expect.stringContaining('is saved.'),
      before: { phone: '(570) 555-0187' },
      after: { phone: '(570) 555-0100' },
    })
    const { phone, hours } = await told('scranton')
    expect([phone, ...hours.slice(5)]).toEqual([
      '(570) 555-0100',
      { day: 'SATURDAY', opens: '10:00', closes: '16:00' },
      { day: 'SUNDAY', opens: '12:00', closes: '16:30' },
    ])
  })

  it('of the address is one of the town, and of the coordinates one of the map', async () => {
    const typed = { address: '1 Main Street, Lansdale, PA 19446', latitude: '40.2415' }
    await make('hatfield', await textOf('hatfield'), typed)
    expect(await told('hatfield')).toMatchObject({
      city: 'Lansdale',
      postalAddress: { street: '1 Main Street' },
      coordinates: { latitude: 40.2415 },
      mapUrl: 'https://www.openstreetmap.org/?mlat=40.2415&mlon=-75.2993#map=16/40.2415/-75.2993',
    })
  })

  it('waits for another one of the same row', async () => {
    const asRead = await textOf('scranton')
    const both = await Promise.all(
      ['(570) 555-0031', '(570) 555-0032'].map((phone) => make('scranton', asRead, { phone })),
    )
    expect(both.filter((outcome) => 'problems' in outcome)).toHaveLength(1)
  })

  it.each<[string, string, string]>([
    ['name', ' ', 'Write a name'],
    ['name', 'x'.repeat(201), 'one line of at most 200'],
    ['address', '48 Cartwright Lane', 'Write street, town, state and ZIP code'],
    ['phone', '555', 'Write one phone number'],
    ['latitude', '91', 'Write a number of degrees'],
    ['longitude', '75 W', 'Write a number of degrees'],
    [
      'websiteUrl',
      'http://scranton.example',
      '"http://scranton.example" is not an address. Write one that begins with https://.',
    ],
    ['socialUrl', 'https://:secret@social.example/', 'it has a name or password in it. Write it without them.'],
    ['MONDAY', '', 'Write hours such as 9:00 AM-5:00 PM, or closed.'],
    ['MONDAY', 'nine to five', '"nine to five" is not a day\'s hours.'],
    ['MONDAY', '5 PM-9 AM', 'The closing time is before the opening. Write a time after 5 PM'],
    ['MONDAY', '9-5:30', '"9-5:30" is not a day\'s hours. Write 9 AM–5:30 PM, or closed.'],
  ])('has a rule for %s: %j', async (field, text, words) => {
    const before = await find('scranton')
    expect(await make('scranton', {}, { [field]: text })).toEqual({
      problems: [{ field, message: expect.stringContaining(words) }],
    })
    expect(await find('scranton')).toEqual(before)
  })

  it('gives the main showroom no address but the dealer’s', async () => {
    const typed = { address: '1 Main Street, Lansdale, PA 19446', phone: '(570) 555-0001', SUNDAY: '12 PM-4 PM' }
    expect(await make(DEALER.mainLocationId, {}, typed)).toMatchObject({
      problems: [{ field: 'address' }, { field: 'phone' }],
    })
    expect(await make(DEALER.mainLocationId, {}, { SUNDAY: '12 PM-4 PM' })).toHaveProperty('after')
  })
})

describe('a new showroom', () => {
  it('is a row behind the others, and before sales without a showroom', async () => {
    const { after } = (await make('', null, NEW)) as { after: Location }
    expect(after).toMatchObject({
      id: 'wilkes-barre',
      name: `${DEALER.name} – Wilkes-Barre`,
      city: 'Wilkes-Barre',
      type: 'PHYSICAL',
    })
    const { locations } = await test.dataOf('{ locations { id } }')
    expect(locations.slice(-2)).toEqual([{ id: 'wilkes-barre' }, { id: 'statewide' }])
    expect(await make('', null, NEW)).toMatchObject({ after: { id: 'wilkes-barre-2' } })
  })

  it('needs everything but its links', async () => {
    const { problems } = (await make('', null, {})) as { problems: { field: string }[] }
    const links = ['mapUrl', 'socialUrl', 'videoUrl', 'websiteUrl', 'reviewUrl']
    expect(problems.map(({ field }) => field)).toEqual(LOCATION_FIELDS.filter((field) => !links.includes(field)))
  })
})

describe('a showroom that closes', () => {
  it('has no cart for sale, and takes its special days along; opening it again brings it back', async () => {
    await make('', null, { ...NEW, address: '1 Main Street, Hazleton, PA 18201' })
    const days = `insert into calendar_entries (source, kind, first_day, last_day, places) values ('staff', 'closed', current_date, current_date, $1) returning id`
    const [[alone], [shared]] = await Promise.all(
      [['hazleton'], ['scranton', 'hazleton']].map((places) => database.query(days, [JSON.stringify(places)])),
    )
    const [cart] = await database
      .query(`update vehicles set location = 'hazleton' where id = 'denago-nomad' returning name`)
      .then(([rows]) => rows)
    expect(await make('hazleton', {}, null)).toEqual({
      problems: [
        {
          field: 'id',
          message: `One cart is at this showroom: ${cart.name} (R-2603). Move them to another one first, or mark them sold.`,
        },
      ],
    })
    await database.query(`update vehicles set availability = 'SOLD' where id = 'denago-nomad'`)
    const before = await find('hazleton')
    expect(await make('hazleton', {}, null)).toEqual({
      what: `${before.name} is closed for good.`,
      before,
      after: null,
    })
    expect(await told('hazleton')).toBeNull()
    expect(
      await database.query('select id, places from calendar_entries where id in ($1, $2)', [alone.id, shared.id]),
    ).toEqual([{ id: shared.id, places: ['scranton'] }])
    expect(await make('hazleton', {}, null)).toHaveProperty('problems')
    await make('hazleton', null, before)
    expect(await find('hazleton')).toEqual(before)
  })

  it('is not the main one', async () => {
    expect(await make(DEALER.mainLocationId, {}, null)).toMatchObject({ problems: [{ field: 'id' }] })
  })
})

it('locations are in the order of the table, and neither open nor closed where they have no hours', async () => {
  await test.database.query(`update locations set position = 0, hours = '[]' where id = 'statewide'`)
  const { locations } = await test.dataOf('{ locations { id openNow } }')
  expect(locations.slice(0, 2)).toEqual([
    { id: 'statewide', openNow: null },
    { id: 'mountain-top', openNow: expect.any(Boolean) },
  ])
})

it('takes an address apart, whose street may have commas', () => {
  expect(postalAddress('48 Cartwright Lane, Suite 2, Hatfield, PA 19440')).toEqual({
    street: '48 Cartwright Lane, Suite 2',
    city: 'Hatfield',
    state: 'PA',
    zip: '19440',
  })
})

it('takes no service area for an address', () => {
  expect(postalAddress('All of Pennsylvania')).toBeNull()
})
