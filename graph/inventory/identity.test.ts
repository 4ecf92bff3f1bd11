import { jest } from '@jest/globals'
import fc from 'fast-check'
import type { FileRow } from '#graph/inventory/file/inventory-record.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { propertyRuns } from '#graph/testing/property-runs.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { formatOf } from './file/inventory-file.ts'
import { type Difference, type ImportOptions, InventoryService } from './inventory.service.ts'
import { idFrom } from './new-ids.ts'

jest.setTimeout(600_000)

const { database, close } = await openTestDatabase()
afterAll(close)
const inventory = new InventoryService(database)

const VIN = 'TESTCART4TP009001'
const SERIAL = 'PH1801-000142'
const OTHER_VIN = 'TESTCART6TP009002'
const PLAIN = { name: 'Nomad', brand: 'Denago', category: 'Nomad', price: 8495, description: 'A cart.' }
const NUMBERED = { stockNumber: 'R-2603', vin: VIN, serialNumber: SERIAL }
const NOMAD = { ...PLAIN, id: 'denago-nomad', name: 'Denago Nomad', ...NUMBERED }

beforeEach(async () => {
  await database.query('truncate vehicles, withdrawn_vehicles cascade')
  await addVehicle(database, NOMAD)
})

async function run(vehicles: object[], options: Partial<ImportOptions> = {}) {
  async function* chunks() {
    yield JSON.stringify(vehicles)
  }
  const defaults = { mediaDir: '/nonexistent', isDryRun: false, isReplacement: false, isForced: false }
  const rows = (): AsyncIterable<FileRow> => formatOf('x.json')!.read(chunks())
  return inventory.import(rows, { ...defaults, ...options })
}

const imported = async (vehicles: object[], options?: Partial<ImportOptions>) => {
  const result = await run(vehicles, options)
  expect(result).toMatchObject({ added: {} })
  return result as Difference
}

async function problemsOf(vehicles: object[], options?: Partial<ImportOptions>) {
  const before = await stock()
  const result = await run(vehicles, options)
  if (!('problems' in result)) throw new Error('The file was imported.')
  expect(await stock()).toEqual(before)
  return result.problems.first.map(({ line, cart, column, message }) => `${line}, ${cart}, ${column}: ${message}`)
}

interface Stocked {
  id: string
  name: string
  availability: string
  stockNumber: string | null
  vin: string | null
  serialNumber: string | null
  price: number
}

const stock = (): Promise<Stocked[]> =>
  database.query(
    'select id, name, availability, stock_number as "stockNumber", vin, serial_number as "serialNumber", price, color, xmin from vehicles order by id',
  )
const ids = async () => (await stock()).map(({ id }) => id)

const sell = (id: string) => database.query(`update vehicles set availability = 'SOLD' where id = $1`, [id])

describe('a row without an id', () => {
  it.each<[string, { stockNumber?: string; vin?: string; serialNumber?: string }]>([
    ['stock number', { stockNumber: ' r-26 03' }],
    ['VIN', { vin: VIN.toLowerCase() }],
    ['VIN where nobody has its stock number', { stockNumber: 'R-9', vin: VIN }],
    ['serial number', { serialNumber: 'ph1801 000142' }],
  ])('changes the cart with its %s, whose page and spelling stay', async (_by, numbers) => {
    const row = { ...PLAIN, name: 'Nomad renamed', ...numbers }
    expect(await imported([row])).toMatchObject({ added: { count: 0 }, changed: { ids: ['denago-nomad'] } })
    const stockNumber = numbers.stockNumber === 'R-9' ? 'R-9' : 'R-2603'
    expect(await stock()).toMatchObject([{ id: 'denago-nomad', name: 'Nomad renamed', ...NUMBERED, stockNumber }])
    expect(await imported([row])).toMatchObject({ unchanged: 1 })
  })

  it('adds a second cart of a model, which it finds again by its numbers', async () => {
    const rows = [
      { ...PLAIN, price: 5200, stockNumber: 'U-77' },
      { ...PLAIN, price: 5300, vin: OTHER_VIN },
    ]
    expect(await imported(rows)).toMatchObject({ added: { count: 2 } })
    expect(await stock()).toMatchObject([
      { id: 'denago-nomad', price: 8495, stockNumber: 'R-2603' },
      { id: 'denago-nomad-2', price: 5300 },
      { id: 'denago-nomad-u-77', price: 5200 },
    ])
    expect(await imported(rows)).toMatchObject({ unchanged: 2 })
  })

  it('adds a cart beside one that is sold, and finds a sold one that it came from', async () => {
    await sell('denago-nomad')
    await imported([{ ...PLAIN, name: 'Used Nomad', stockNumber: 'U-77', vin: VIN }])
    expect(await ids()).toEqual(['denago-nomad', 'denago-used-nomad'])
    const { id: _id, ...row } = NOMAD
    expect(await imported([{ ...row, vin: null, availability: 'SOLD' }])).toMatchObject({ added: { count: 0 } })
  })

  it('beside one of its number that is not sold means the sold cart', async () => {
    await sell('denago-nomad')
    const { id: _id, ...sold } = { ...NOMAD, availability: 'SOLD' as const }
    const rows = [sold, { ...PLAIN, name: 'Used Nomad', stockNumber: NOMAD.stockNumber }]
    expect(await imported(rows)).toMatchObject({ added: { count: 1 } })
    expect(await imported(rows.toReversed())).toMatchObject({ unchanged: 2 })
  })

  it('is refused where several carts have its number', async () => {
    await addVehicle(database, { id: 'twin', name: 'Twin', stockNumber: 'r-2603' })
    expect(await problemsOf([{ ...PLAIN, stockNumber: 'R-2603' }])).toEqual([
      '1, Nomad (R-2603), stockNumber: Several carts have the stock number "R-2603": Denago Nomad (R-2603), id denago-nomad; ' +
        'Twin (r-2603), id twin. Write the id of the one that you mean.',
    ])
  })

  it('and without a name is refused unless its number names a cart', async () => {
    expect(await imported([{ stockNumber: 'R-2603', price: 8000 }])).toMatchObject({ changed: { count: 1 } })
    expect(await problemsOf([{ price: 1 }, { stockNumber: 'R-9', price: 1 }])).toEqual([
      '1, undefined, id: Which cart is this? Give its id, stock number, VIN or serial number.',
      '2, undefined, undefined: No cart in stock has the stock number "R-9". To add one, give name, brand, category as well; to change one, correct it.',
    ])
  })
})

describe('a row without an id and numbers', () => {
  it('adds a cart once, also where several rows are equal', async () => {
    const rows = [PLAIN, { ...PLAIN, price: 7000 }, PLAIN]
    expect(await imported(rows)).toMatchObject({ added: { count: 3 } })
    expect(await ids()).toEqual(['denago-nomad', 'denago-nomad-2', 'denago-nomad-3', 'denago-nomad-4'])
    expect(await imported(rows.toReversed())).toMatchObject({ unchanged: 3 })
    const others = { isReplacement: true, isForced: true }
    expect(await imported(rows, others)).toMatchObject({ unchanged: 3, removed: { count: 1 } })
    expect(await imported(rows, others)).toMatchObject({ unchanged: 3, removed: { count: 0 } })
  })

  it('changes the one cart that it can mean', async () => {
    await imported([PLAIN])
    expect(await imported([{ ...PLAIN, price: 8000 }])).toMatchObject({ changed: { ids: ['denago-nomad-2'] } })
  })

  it('is refused where it may be another cart', async () => {
    await imported([{ ...PLAIN, isNew: true }])
    const used = await problemsOf([{ ...PLAIN, price: 5200, isNew: false }])
    expect(used).toEqual([
      '1, Nomad, undefined: Which cart is this? In stock without a stock number or VIN: Nomad, id denago-nomad-2. ' +
        'Write the id to change one, or a stock number of its own to add another.',
    ])
    await imported([PLAIN, PLAIN])
    expect(await problemsOf([{ ...PLAIN, price: 1 }])).toEqual([
      expect.stringContaining('denago-nomad-2; Nomad, id denago-nomad-3'),
    ])
  })
})

it('ids that differ in case are one id', async () => {
  await addVehicle(database, { id: 'case-x', aliases: ['Case-Alias'] })
  expect(await imported([{ id: 'CASE-X', price: 1 }])).toMatchObject({ changed: { ids: ['case-x'] } })
  expect(await imported([{ id: 'case-alias', price: 2 }])).toMatchObject({ changed: { ids: ['case-x'] } })
  const twice = ['new-x', 'NEW-X'].map((id) => ({ ...PLAIN, id }))
  expect(await problemsOf(twice)).toEqual([expect.stringContaining('2, Nomad, id: This is the cart of row 1 again.')])
})

it('two rows for one cart are a problem that names both, however they name it', async () => {
  const rows = [
    { id: 'denago-nomad', price: 1 },
    { stockNumber: 'R-2603', price: 2 },
    { vin: VIN, price: 3 },
  ]
  expect(await problemsOf(rows)).toEqual([
    expect.stringMatching(/^2, Denago Nomad \(R-2603\), stockNumber: This is the cart of row 1 again\./),
    expect.stringMatching(/^3, Denago Nomad \(R-2603\), vin: This is the cart of row 1 again\./),
  ])
})

describe('a number of another cart', () => {
  const OWNER = 'Denago Nomad \\(R-2603\\), id denago-nomad'

  it.each([
    ['its stock number', { id: 'R-9', stockNumber: 'r-2603' }, 'stockNumber: .* the stock number "r-2603" is that'],
    [
      'its serial number',
      { id: 'R-9', serialNumber: 'PH 1801000142' },
      'serialNumber: .* the serial number .* is that',
    ],
    ['its VIN', { id: 'R-9', vin: VIN }, 'vin: No cart has the id "R-9", and the VIN .* is that'],
    ['its stock number as an id', { id: 'r-2603' }, 'id: No cart has the id "r-2603", and the id "r-2603" is a number'],
    ['both', { id: 'R-2603', stockNumber: 'R-2603' }, 'id: No cart has the id "R-2603", and'],
  ])('is refused for a new cart: %s', async (_what, numbers, problem) => {
    const expected = [expect.stringMatching(new RegExp(`${problem} .*of ${OWNER}\\. Leave the id empty`))]
    expect(await problemsOf([{ ...PLAIN, ...numbers }])).toEqual(expected)
    expect(await problemsOf([{ ...PLAIN, ...numbers }], { isReplacement: true, isForced: true })).toEqual(expected)
  })

  it('is refused for another cart in stock and for two rows, and not for a sold one', async () => {
    await addVehicle(database, { id: 'other', name: 'Other' })
    expect(await problemsOf([{ id: 'other', vin: VIN }])).toEqual([
      `1, Other, vin: The VIN "${VIN}" is that of Denago Nomad (R-2603), id denago-nomad. Correct the number, mark the other cart as sold, or write that cart's id to change it.`,
    ])
    const rows = ['a', 'b'].map((id) => ({ ...PLAIN, id, name: id, vin: OTHER_VIN }))
    expect(await problemsOf(rows)).toEqual([expect.stringMatching(/^2, b, vin: .* is that of a, id a, in row 1\./)])
    const sold = [{ id: 'denago-nomad', availability: 'SOLD' }]
    expect(await imported([...sold, { id: 'other', vin: VIN }])).toMatchObject({ changed: { count: 2 } })
    expect(await problemsOf([{ id: 'denago-nomad', availability: 'IN_STOCK' }])).toEqual([
      expect.stringContaining('of Other, id other'),
    ])
  })

  it('moves where the file says so: between carts, and to a new id that keeps the old one', async () => {
    await addVehicle(database, { id: 'other', stockNumber: 'R-1' })
    await imported([
      { id: 'other', stockNumber: 'R-2603' },
      { id: 'denago-nomad', stockNumber: 'R-1' },
    ])
    const renamed = { ...NOMAD, stockNumber: 'R-1', id: 'nomad-2026', aliases: ['denago-nomad'] }
    await imported([renamed, { id: 'other', price: 1 }], { isReplacement: true, isForced: true })
    expect(await ids()).toEqual(['nomad-2026', 'other'])
  })
})

it('a stock number that has a hyphen more or less is asked about', async () => {
  expect(await problemsOf([{ stockNumber: 'r2603', price: 1 }])).toEqual([
    '1, undefined, stockNumber: No cart in stock has the stock number "r2603". Is it "R-2603"? If it is another cart, give it an id.',
  ])
  expect(await problemsOf([{ ...PLAIN, stockNumber: 'R2603' }])).toEqual([
    '1, Nomad (R2603), stockNumber: No cart in stock has the stock number "R2603". Is it "R-2603"? If it is another cart, give it an id.',
  ])
  const { added, notes } = await imported([{ ...PLAIN, id: 'nomad-2', stockNumber: 'R2603' }])
  expect([added.count, notes.first[0]!.message]).toEqual([
    1,
    'No cart in stock has the stock number "R2603". Is it "R-2603"?',
  ])
})

it('a row with a serial number alone never means a cart with another one', async () => {
  await imported([{ ...PLAIN, serialNumber: 'A-1' }])
  expect(await imported([{ ...PLAIN, serialNumber: 'A-2' }])).toMatchObject({ added: { count: 1 } })
  for (const numbers of [
    { price: 7, serialNumber: 'a1' },
    { stockNumber: 'R-9', serialNumber: 'A-1' },
  ])
    expect(await imported([{ ...PLAIN, ...numbers }])).toMatchObject({ changed: { ids: ['denago-nomad-2'] } })
  expect(await problemsOf([{ ...PLAIN, stockNumber: 'R-8', serialNumber: 'A-1' }])).toEqual([
    expect.stringMatching(/ that of Nomad \(R-9\), id denago-nomad-2\. .* or write that cart's id to change it\.$/),
  ])
  await imported([{ ...PLAIN, name: 'Rover' }])
  expect(await imported([{ ...PLAIN, name: 'Rover', serialNumber: 'A-3' }])).toMatchObject({ changed: { count: 1 } })
})

describe('for any stock and file', () => {
  const NUMBERS = ['stockNumber', 'vin', 'serialNumber'] as const
  type Numbered = { name: string } & { [Name in (typeof NUMBERS)[number]]: string | null }
  const number = fc.option(fc.constantFrom('A-1', 'a-1', ' A-2', 'A-2', 'a - 3', 'B-4'), { nil: null })
  const vin = fc.option(fc.constantFrom(VIN, VIN.toLowerCase(), OTHER_VIN), { nil: null, freq: 2 })
  const row = fc.record({
    id: fc.option(fc.constantFrom('one', 'ONE', 'two', 'three', 'denago-nomad', 'a-1'), { nil: undefined, freq: 1 }),
    name: fc.constantFrom('Nomad', 'Rover'),
    brand: fc.constant('Denago'),
    category: fc.constant('Nomad'),
    price: fc.integer({ min: 1, max: 3 }),
    description: fc.constant(''),
    availability: fc.constantFrom('IN_STOCK', 'IN_STOCK', 'SOLD'),
    stockNumber: number,
    vin,
    serialNumber: fc.option(fc.constantFrom('S-1', 's 1', 'S-2'), { nil: null }),
  })
  const folded = (text: string | null | undefined) => text?.toLowerCase().replace(/ |(?<=s)-/g, '')

  const isNumbered = (row: Numbered) => NUMBERS.some((name) => row[name])
  /** Two rows that may be about one cart. */
  const isAlike = (one: Numbered, other: Numbered) =>
    one !== other &&
    (NUMBERS.some((name) => one[name] && folded(one[name]) === folded(other[name])) ||
      (one.name === other.name && !isNumbered(one) && !isNumbered(other)))

  it('a second import changes nothing, nobody is overwritten unnamed, and no number is twice for sale', async () => {
    const file = fc.array(row, { maxLength: 5 })
    const outcomes = { imported: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 3 }), fc.boolean(), async (files, isReplacement) => {
        await database.query('truncate vehicles, withdrawn_vehicles cascade')
        for (const rows of files) {
          const before = await stock()
          const result = await run(rows, { isReplacement, isForced: true })
          if (!('added' in result)) {
            outcomes.refused += 1
            expect(await stock()).toEqual(before)
            continue
          }
          outcomes.imported += 1
          const after = await stock()
          for (const cart of before) {
            const next = after.find(({ id }) => id === cart.id)
            if (!next || JSON.stringify(next) === JSON.stringify(cart)) continue
            const named = rows.some((given) =>
              given.id !== undefined
                ? given.id.toLowerCase() === cart.id.toLowerCase()
                : (given.stockNumber && folded(given.stockNumber) === folded(cart.stockNumber)) ||
                  (given.vin && folded(given.vin) === folded(cart.vin)) ||
                  (!(given.stockNumber && cart.stockNumber) &&
                    !(given.vin && cart.vin) &&
                    given.serialNumber &&
                    folded(given.serialNumber) === folded(cart.serialNumber)) ||
                  (!isNumbered({ ...given, serialNumber: null }) &&
                    !isNumbered({ ...cart, serialNumber: null }) &&
                    given.name === cart.name),
            )
            expect({ cart, rows, named }).toMatchObject({ named: true })
          }
          for (const name of NUMBERS) {
            const numbers = after
              .filter(({ availability }) => availability !== 'SOLD')
              .flatMap((cart) => folded(cart[name]) ?? [])
            expect(new Set(numbers).size).toBe(numbers.length)
          }
          // Of two rows that may be one cart, a sold one is left out while there is no cart that it was, and means one the next time.
          if (rows.some((sold) => sold.availability === 'SOLD' && rows.some((other) => isAlike(sold, other)))) continue
          const { added, changed, removed } = await imported(rows, { isReplacement, isForced: true })
          expect([added, changed, removed].map(({ count }) => count)).toEqual([0, 0, 0])
          expect(await stock()).toEqual(after)
        }
      }),
      propertyRuns(25),
    )
    expect(outcomes.imported).toBeGreaterThan(2)
    expect(outcomes.refused).toBeGreaterThan(0)
  })
})

it.each(['', '0', '0.00', '$0', 0, null])(
  'the price %j is refused, of a new cart and of one in stock',
  async (price) => {
    const needed = expect.stringContaining('price: A cart needs a price in dollars, such as 8495.')
    expect(await problemsOf([{ ...PLAIN, id: 'new', price }])).toEqual([needed])
    expect(await problemsOf([{ id: NOMAD.id, price }])).toEqual([needed])
  },
)

it('a list price of zero is refused, and one cent is a price', async () => {
  const [problem] = await problemsOf([{ ...PLAIN, id: 'new', price: 0.01, listPrice: 0 }])
  expect(problem).toMatch(/listPrice: 0 is not a list price\. .*US dollars from 0\.01 to/)
  expect(await imported([{ ...PLAIN, id: 'new', price: 0.01 }])).toMatchObject({ added: { count: 1 } })
})

it('a serial number in the column of the VIN is told where it goes', async () => {
  const [problem] = await problemsOf([{ id: NOMAD.id, vin: 'PH0812-9' }])
  expect(problem).toMatch(/vin: "PH0812-9" is not a VIN\. .*its own field, the serial number\.$/)
  expect(await imported([{ id: NOMAD.id, serialNumber: 'PH0812-9' }])).toMatchObject({ changed: { count: 1 } })
})

it.each([
  [{ brand: 'Denago', name: 'Nomad XL' }, 'denago-nomad-xl'],
  [{ brand: 'Denago', name: 'Denago Nomad XL' }, 'denago-nomad-xl'],
  [{ brand: 'Éclair & Co.', name: 'D5™ Größe' }, 'eclair-co-d5tm-gro-e'],
  [{ brand: '电', name: '车' }, ''],
])('makes an id of %j', (names, id) => {
  expect(idFrom(names)).toBe(id)
})
