import type { ComparedRows_VehicleFragment } from '#web/generated/graphql.ts'
import { comparedFeatures, comparedRows } from './comparedRows.ts'
import { inOrder, readComparison } from './readComparison.ts'

const nothing = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, null]))

const HATFIELD = { id: 'hatfield', name: 'Carts of Hatfield', city: 'Hatfield' }
const ONLINE = { id: 'online', name: 'Online', city: null }

type Stated = Partial<ComparedRows_VehicleFragment['specifications']>

const cart = (id: string, stated: Stated = {}, fields: Partial<ComparedRows_VehicleFragment> = {}) =>
  ({
    ...nothing('listPrice stockNumber vin serialNumber modelYear color mileage warranty inspection location'),
    ...{ id, name: id, brand: 'Denago', category: 'Nomad', price: 9995, features: [] },
    ...{ condition: 'NEW', availability: 'IN_STOCK' },
    ...fields,
    specifications: {
      ...nothing('topSpeed topSpeedMph range rangeMiles seatingCapacity batteryType'),
      ...nothing('chargingTime chargingHours payload payloadPounds'),
      ...stated,
    },
  }) as ComparedRows_VehicleFragment

const row = (name: string, ...carts: ComparedRows_VehicleFragment[]) =>
  comparedRows(carts).find((compared) => compared.name === name)

const range = (min: number, max = min) => ({ range: `${min}-${max} miles`, rangeMiles: { min, max } })
const charge = (min: number, max = min) => ({ chargingTime: `${min}-${max} hours`, chargingHours: { min, max } })
const bestOf = (name: string, ...carts: ComparedRows_VehicleFragment[]) =>
  row(name, ...carts)?.cells.flatMap(({ id, best }) => (best ? [`${id}: ${best}`] : []))

describe('the best of a row', () => {
  it('is the lowest price, and the highest or the shortest measure', () => {
    const cheap = cart('cheap', { ...range(30), ...charge(4), payload: '800 lb', payloadPounds: 800 }, { price: 5000 })
    const strong = cart('strong', { ...range(40, 50), ...charge(6, 8), payload: '1,000 lb', payloadPounds: 1000 })
    expect(bestOf('Price', cheap, strong)).toEqual(['cheap: Lowest price'])
    expect(bestOf('Range', cheap, strong)).toEqual(['strong: Longest range'])
    expect(bestOf('Charging time', cheap, strong)).toEqual(['cheap: Shortest charge'])
    expect(bestOf('Payload', cheap, strong)).toEqual(['strong: Highest payload'])
  })

  it('is no price of a cart that is sold', () => {
    const sold = cart('sold', {}, { price: 4000, availability: 'SOLD' })
    const [one, two] = [cart('one', {}, { price: 5000 }), cart('two', {}, { price: 6000 })]
    expect(bestOf('Price', sold, one, two)).toEqual(['one: Lowest price'])
    expect(row('Price', sold, one)?.cells[0]?.text).toBe('Was $4,000')
  })

  it('is shared by equals, and marked on none where all are equal', () => {
    const [one, two, less] = [cart('one', range(40)), cart('two', range(40)), cart('less', range(30))]
    expect(bestOf('Range', one, two, less)).toEqual(['one: Longest range', 'two: Longest range'])
    expect(bestOf('Range', one, two)).toEqual([])
    expect(bestOf('Price', one, two)).toEqual([])
  })

  it('is no guess: ranges that overlap have none, and so has what a single cart states', () => {
    expect(bestOf('Range', cart('steady', range(40, 45)), cart('wide', range(30, 60)))).toEqual([])
    expect(bestOf('Range', cart('stated', range(40)), cart('silent'))).toEqual([])
    const words = cart('words', { range: 'a long day', rangeMiles: null })
    expect(bestOf('Range', cart('stated', range(40)), words)).toEqual([])
  })
})

it('the data of the individual cart are rows, each with what is stated', () => {
  const used = cart('used', {}, { mileage: 1100, modelYear: 2022, location: HATFIELD })
  const demo = cart('demo', {}, { mileage: 210, listPrice: 10_500, location: ONLINE })
  const texts = (name: string) => row(name, used, demo)?.cells.map(({ text }) => text)
  expect(texts('Model year')).toEqual(['2022', null])
  expect(texts('Mileage')).toEqual(['1,100 miles', '210 miles'])
  expect(bestOf('Mileage', used, demo)).toEqual(['demo: Fewest miles'])
  expect(texts('Location')).toEqual(['Hatfield', 'Online'])
  expect(texts('List price')).toEqual([null, '$10,500'])
  expect(texts('VIN')).toBeUndefined()
})

it('a row differs where the words differ, and is left out where no cart states anything', () => {
  const [stated, silent] = [cart('stated', { topSpeed: '25 mph', topSpeedMph: 25 }), cart('silent')]
  expect(row('Top speed', stated, silent)).toMatchObject({
    isDifferent: true,
    cells: [{ text: '25 mph' }, { text: null }],
  })
  expect(row('Top speed', stated, { ...stated, id: 'other' })?.isDifferent).toBe(false)
  expect(row('Payload', stated, silent)).toBeUndefined()
})

it('features are those of all carts, and what each has besides', () => {
  const one = cart('one', {}, { features: ['Mirror', 'Radio'] })
  const two = cart('two', {}, { features: ['Lights', 'Mirror'] })
  expect(comparedFeatures([one, two])).toEqual({
    shared: ['Mirror'],
    own: [
      { id: 'one', features: ['Radio'] },
      { id: 'two', features: ['Lights'] },
    ],
  })
})

it('calls the wear of a new cart "new" where it is beside a used one', () => {
  const used = cart('used', {}, { condition: 'USED', mileage: 640 })
  const cells = row('Mileage', cart('new'), used)?.cells
  expect(cells).toMatchObject([
    { text: null, isNew: true },
    { text: '640 miles', isNew: false },
  ])
  expect(row('Mileage', cart('new'), cart('other'))).toBeUndefined()
})

const MANY = Array.from({ length: 500 }, (_, index) => `cart-${index}`)

it.each([
  ['?ids=a,b&ids=c&only=differences', { ids: ['a', 'b', 'c'], unread: 0, onlyDifferences: true }],
  ['?ids=a%2Cb', { ids: ['a', 'b'] }],
  ...['', '?ids=', '?ids=,,%20,', '?only=this&idss=a'].map((search): [string, object] => [
    search,
    { ids: [], unread: 0, onlyDifferences: false },
  ]),
  ['?ids=%25,%E0%A4%A', { ids: ['%', '\uFFFD%A'] }],
  [`?ids=${MANY}`, { ids: MANY.slice(0, 8), unread: 492 }],
])('reads the comparison of %s', (search, expected) => expect(readComparison(search)).toMatchObject(expected))

it('vehicles stand in the order of the address, each once, whether by id or alias', () => {
  const nomad = { id: 'denago-nomad', aliases: ['nomad'] }
  const city = { id: 'denago-city', aliases: [] }
  expect(inOrder(['nowhere', 'denago-city', 'nomad', 'denago-nomad'], [nomad, city])).toEqual({
    found: [city, nomad],
    unlisted: ['nowhere'],
  })
})
