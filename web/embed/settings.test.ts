import { readFileSync } from 'node:fs'
import { css } from './css.ts'
import { ATTRIBUTES, type Attribute, partnerOf, placeWarningsOf, variablesOf, warningsOf } from './settings.ts'

const variables = (attributes: Partial<Record<Attribute, string>>) => variablesOf((name) => attributes[name] ?? null)

it('the guide has each attribute, and each CSS variable with its defaults', () => {
  const [, section = ''] = readFileSync('docs/api.md', 'utf8').split(/^## (?=Embed)/m)
  const rows = section.split(/^## /m, 1)[0]!.match(/^\| `.*/gm)!
  const attributes = rows.flatMap((row) => row.split('|', 2)[1]!.match(/(?<=`)[a-z][a-z-]*(?==|`)/g) ?? [])
  expect([...new Set(attributes)].toSorted()).toEqual([...ATTRIBUTES].toSorted())

  const variables = new Map(
    [...css.matchAll(/var\((--ridgeline-[\w-]+), ((?:var\(--_\w+\))|[^)]+)\)/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  )
  for (const [name, value] of variables) {
    const own = /--_\w+/.exec(value)?.[0]
    const colors = own ? /light-dark\((.+), (.+)\)/.exec(css.split(`${own}: `)[2]!)!.slice(1, 3) : [value]
    expect(rows.find((row) => row.startsWith(`| \`${name}\``))).toContain(
      ` | ${colors.map((color) => `\`${color}\``).join(', ')} |`,
    )
  }
  expect(variables.size).toBe(9)
})

const NO_TOWN = { town: '', hasTown: false }

describe('the attributes of the element', () => {
  it('become filter, order and size', () => {
    const chosen = {
      brand: 'denago, Evolution',
      category: 'ranger',
      search: 'lifted',
      condition: 'used',
      place: 'scranton',
    }
    const bounds = { 'min-price': '5000', 'max-price': '15000.5', range: '40', seats: '4,6, many' }
    const attributes = { ...chosen, ...bounds, battery: 'Lead-acid, coal', stock: 'in', sort: 'price-asc' }
    expect(variables(attributes)).toEqual({
      first: 6,
      sort: 'PRICE_ASC',
      ...NO_TOWN,
      filter: {
        brands: ['denago', 'Evolution'],
        categories: ['ranger'],
        search: 'lifted',
        minPrice: 5000,
        maxPrice: 15000.5,
        availabilities: ['IN_STOCK'],
        conditions: ['USED'],
        seats: [4, 6],
        minRangeMiles: 40,
        locationIds: ['scranton'],
        batteryKinds: ['LEAD_ACID'],
      },
    })
  })

  it.each([
    ['six featured ones by default', {}, { ...NO_TOWN, first: 6, sort: undefined }],
    ['the delivered price in a town', { town: ' Hazleton ' }, { town: 'Hazleton', hasTown: true }],
    ['24 at a time', { count: '1000' }, { first: 24 }],
    ['six for less than one', { count: '-3' }, { first: 6 }],
    ['six for no number', { count: 'many' }, { first: 6 }],
    ['the order of an inventory address', { sort: 'name' }, { sort: 'NAME_ASC' }],
    ['the usual order for an unknown one', { sort: 'colour' }, { sort: undefined }],
    [
      'no bound for no amount',
      { 'min-price': '5,000', 'max-price': '' },
      { filter: { minPrice: undefined, maxPrice: undefined } },
    ],
    ['new and used for both', { condition: 'new, used' }, { filter: { conditions: ['NEW', 'USED'] } }],
    ['all for in-stock="false"', { 'in-stock': 'false' }, { filter: {} }],
    ['carts in stock for any other word', { 'in-stock': 'yes' }, { filter: { availabilities: ['IN_STOCK'] } }],
    ['all brands for an empty list', { brand: ' , ' }, { filter: { brands: [] } }],
  ])('ask for %s', (_what, attributes, expected) => {
    expect(variables(attributes)).toMatchObject(expected)
  })
})

it.each([
  [{ count: '24', sort: 'price-asc', condition: 'New, used', battery: 'lithium', 'in-stock': '', brand: 'tesla' }, []],
  [{ count: '100', seats: '4, 6', 'max-price': '15000.5', range: '40', stock: 'in', 'in-stock': 'false' }, []],
  [{ count: '', 'min-price': ' ' }, []],
  [{ condition: 'new, old' }, ['condition="old" is left out. Expected: new, used.']],
  [{ battery: 'gas' }, ['battery="gas" is left out. Expected: lithium, lead-acid.']],
  [
    { 'min-price': 'abc', 'max-price': '$5,000' },
    [/^min-price="abc" .* a number such as 5000/, /^max-price="\$5,000"/],
  ],
  [{ seats: '4, many', range: 'far' }, [/^seats="many" .* whole numbers from 1 on/, /^range="far"/]],
  [{ stock: 'all', 'in-stock': 'maybe' }, [/^stock="all"/]],
  [{ count: '0' }, [/^count="0"/]],
  [{ count: 'many', sort: 'constructor' }, [/^sort="constructor" .* featured, price-asc/, /^count="many"/]],
] as [Partial<Record<Attribute, string>>, (RegExp | string)[]][])('%j is warned of: %j', (attributes, expected) => {
  const warnings = warningsOf((name) => attributes[name] ?? null)
  expect(warnings).toEqual(expected.map((text) => expect.stringMatching(text)))
})

it('a place is warned of that the dealer does not have', () => {
  const warnings = (place: string | null) => placeWarningsOf(() => place, ['scranton', 'mountain-top'])
  expect(warnings('mars, Scranton,')).toEqual(['place="mars" names no showroom. Expected: scranton, mountain-top.'])
  expect(warnings('SCRANTON, mountain-top')).toEqual([])
  expect(warnings(null)).toEqual([])
})

it('a partner is named in links, unless no inquiry could have the name', () => {
  const partner = (name: string | null) => [
    partnerOf(() => name),
    warningsOf((asked) => (asked === 'partner' ? name : null)),
  ]
  expect([partner(' Acme & Sons '), partner(null)]).toEqual([
    ['Acme & Sons', []],
    [null, []],
  ])
  expect(partner('a<b>')).toEqual([null, [expect.stringContaining('partner="a<b>" is left out')]])
})
