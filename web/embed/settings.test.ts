import { type Attribute, variablesOf, warningsOf } from './settings.ts'

const variables = (attributes: Partial<Record<Attribute, string>>) => variablesOf((name) => attributes[name] ?? null)

describe('the attributes of the element', () => {
  it('ask for six featured vehicles when there are none', () => {
    expect(variables({})).toEqual({ first: 6, sort: 'FEATURED', filter: { seats: [] } })
  })

  it('become filter, order and size', () => {
    const attributes = { brand: 'denago, Evolution', category: 'ranger', search: 'lifted', 'in-stock': '' }
    expect(variables({ ...attributes, 'min-price': '5000', 'max-price': '15000.5', sort: 'price-asc' })).toEqual({
      first: 6,
      sort: 'PRICE_ASC',
      filter: {
        brands: ['denago', 'Evolution'],
        categories: ['ranger'],
        search: 'lifted',
        minPrice: 5000,
        maxPrice: 15000.5,
        availabilities: ['IN_STOCK'],
        seats: [],
      },
    })
  })

  it('are those of an inventory address too', () => {
    const described = { condition: 'used', seats: '4,6, many', stock: 'in', range: '40', sort: 'name' }
    const attributes = { ...described, place: 'scranton', battery: 'Lead-acid, coal' }
    expect(variables(attributes)).toEqual({
      first: 6,
      sort: 'NAME_ASC',
      filter: {
        conditions: ['USED'],
        seats: [4, 6],
        availabilities: ['IN_STOCK'],
        minRangeMiles: 40,
        locationIds: ['scranton'],
        batteryKinds: ['LEAD_ACID'],
      },
    })
  })

  it.each([
    ['24 at a time', { count: '1000' }, { first: 24 }],
    ['one at least', { count: '-3' }, { first: 1 }],
    ['six for no number', { count: 'many' }, { first: 6 }],
    ['the usual order for an unknown one', { sort: 'colour' }, { sort: 'FEATURED' }],
    ['no bound for no amount', { 'max-price': 'cheap' }, { filter: {} }],
    ['new and used for both', { condition: 'new, used' }, { filter: { conditions: undefined } }],
    ['all for in-stock="false"', { 'in-stock': 'false' }, { filter: {} }],
    ['all brands for an empty list', { brand: ' , ' }, { filter: { brands: [] } }],
  ])('ask for %s', (_what, attributes, expected) => {
    expect(variables(attributes)).toMatchObject(expected)
  })
})

it.each([
  [{ count: '24', sort: 'price-asc' }, []],
  [{ count: '1', sort: 'Featured' }, []],
  [{ count: '100' }, []],
  [{ count: '0' }, [/^count="0" is no number from 1 on: 6 carts/]],
  [{ count: 'many', sort: 'colour' }, [/: 6 carts are shown/, /^sort="colour" is none of featured, price-asc/]],
] as [Partial<Record<Attribute, string>>, RegExp[]][])('%j is warned of: %j', (attributes, expected) => {
  const warnings = warningsOf((name) => attributes[name] ?? null)
  expect(warnings).toEqual(expected.map((text) => expect.stringMatching(text)))
})
