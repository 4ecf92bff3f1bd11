import { readSearch } from './search-terms.ts'

const searchTerms = (search: string) => readSearch(search).terms
const textsOf = (search: string) => searchTerms(search).map(({ texts }) => texts)
const factsOf = (search: string) => searchTerms(search).map(({ facts }) => facts)

describe('searchTerms', () => {
  it('looks for each word, without the punctuation around it', () => {
    expect(textsOf(' Denago,  (nomad) . ')).toEqual([['Denago'], ['nomad']])
  })

  it.each([
    ...['4 seats', 'four seater', '4-seater', '4seater', 'FOUR-SEAT', '4 people', 'seats 4', 'for four', 'for 4'],
    ...['family of 4', '3 person', '4 seeter', '4 passanger', '4 pasengers', '4 peple', '2 adults and 2 kids'],
  ])('reads %j as a number of seats', (search) => {
    expect(textsOf(`a cart, ${search}`)).toEqual([expect.arrayContaining(['\n4 seats\n'])])
  })

  it.each([
    ['under $12,000', { maxPrice: 12_000 }],
    ['Less than $9,500.', { maxPrice: 9500 }],
    ['below 12k', { maxPrice: 12_000 }],
    ['under 200 a month', { maxPrice: 10_277 }],
    ['$150/mo', { maxPrice: 7707 }],
    ['monthly payment below 200', { maxPrice: 10_277 }],
    ['between 8000 and 10000', { minPrice: 8000, maxPrice: 10_000 }],
    ['$8,000 - $10,000', { minPrice: 8000, maxPrice: 10_000 }],
    ['8 to 10k', { minPrice: 8000, maxPrice: 10_000 }],
    ['$9,995', { maxPrice: 9995 }],
    ['12000', { maxPrice: 12_000 }],
    ['10k or less', { maxPrice: 10_000 }],
    ['around 9 grand', { maxPrice: 9000 }],
    ['over $15,000', { minPrice: 15_000 }],
    ['in stock today', { isInStock: true }],
    ['available now', { isInStock: true }],
    ['0% financing', { hasZeroPercent: true }],
    ['0 % apr', { hasZeroPercent: true }],
    ['25 mph', { minTopSpeedMph: 25 }],
    ['at least 25 miles per hour', { minTopSpeedMph: 25 }],
    ['40 mile range', { minRangeMiles: 40 }],
    ['6 or more seats', { minSeats: 6 }],
    ['4 seats or more', { minSeats: 4 }],
    ['six seater and up', { minSeats: 6 }],
    ['4 seats plus', { minSeats: 4 }],
    ['seats 4 or more', { minSeats: 4 }],
    ['under $10,000 or so', { maxPrice: 10_000 }],
    ['$10,000 or more', { minPrice: 10_000 }],
    ['20 mph or more', { minTopSpeedMph: 20 }],
    ['40 miles or more', { minRangeMiles: 40 }],
    ['rear seat', { minSeats: 4 }],
    ['back-facing seats', { minSeats: 4 }],
    ['for the kids', { minSeats: 4 }],
    ['seats at least 6', { minSeats: 6 }],
  ])('reads %j as facts', (search, facts) => {
    expect(factsOf(`a cart, ${search}`)).toEqual([facts])
  })

  it.each([
    ...['', '   ', '""', 'Golf carts for sale', 'what golf carts do you have for us', 'looking for one', 'financing'],
    ...['near 18707', 'within 20 miles of', 'the best nearby today', 'for 2 weeks'],
    'can I get free delivery to my house',
  ])('takes nothing from %j', (search) => {
    expect(searchTerms(search)).toEqual([])
  })

  it.each([
    ['cheapest 4 seater', 'PRICE_ASC'],
    ['most expensive', 'PRICE_DESC'],
    ['newest', 'NEWEST'],
    ['low mileage used', 'MILEAGE_ASC'],
    ['fastest 2 seater', 'FASTEST'],
    ['longest range', 'LONGEST_RANGE'],
    ['the biggest', 'MOST_SEATS'],
    ['small cart', 'FEWEST_SEATS'],
    ['4 seats', undefined],
  ])('sorts %j by %s', (search, sort) => {
    expect(readSearch(search).sort?.[0]).toBe(sort)
  })

  it('takes years and small numbers for no price', () => {
    expect(factsOf('2018 to 2021 2601 under 30')).toEqual([undefined, undefined, undefined, undefined])
  })

  it.each([
    ...['#3600', 'stock #3600', 'stock # 3600', '(Stock no. 3600)', 'cart no. 3600', 'unit no 3600'],
    ...['item number: 3600', 'model #3600', 'serial no. 3600', 'vin no 3600', 'cart no. #3600'],
  ])('takes %j for a number, and no price or negation', (search) => {
    const { terms, notes } = readSearch(search)
    expect({ terms, notes }).toEqual({ terms: [{ word: '3600', texts: ['3600'], isPlain: true, part: 0 }], notes: [] })
  })

  it('still takes "no" before another word for a negation', () => {
    expect(readSearch('used cart no 4 seats').notes).toEqual([
      "We can't search for what a cart is not, so we ignored “no 4 seats”.",
    ])
    expect(textsOf('stock #r-2603')).toEqual([['r-2603', 'r 2603', 'r2603']])
    expect(factsOf('4 seats or more under $12,000')).toEqual([{ minSeats: 4 }, { maxPrice: 12_000 }])
  })

  it.each([
    ['48v', '48 v'],
    ['48 volt', '48 v'],
    ['105ah', '105 ah'],
    ['xl-6', 'xl6'],
    ['6 inch', '6-inch'],
  ])('writes %j as our records do: %j', (search, text) => {
    expect(textsOf(search)).toEqual([expect.arrayContaining([search, text])])
  })

  it('looks for what words mean as well', () => {
    expect(textsOf('electric street   legal')).toEqual([
      ['electric', 'lithium', 'lead-acid'],
      ['street-legal', 'street legal', 'low-speed vehicle'],
    ])
  })

  it('finds the one in the plural, and a place by its name with a hyphen', () => {
    expect(textsOf('cameras glass plus mountain-top')).toEqual([
      ['camera'],
      ['glass'],
      ['plus'],
      ['mountain-top', 'mountain top', 'mountaintop'],
    ])
  })

  it('takes words in quotation marks as they are', () => {
    expect(textsOf('used "with a cart" “4 seats” 5" lift "')).toEqual([
      ['\nused\n'],
      ['with a cart'],
      ['4 seats'],
      ['5-inch', '5-inch'],
      ['lift'],
    ])
  })

  it.each([
    ['red without seats or doors', 'what a cart is not, so we ignored “without seats or doors”.', [['red']]],
    ['4 seats non-lithium', 'what a cart is not, so we ignored “non-lithium”.', [['\n4 seats\n']]],
    [
      'used, max 20 mph lithium',
      'a maximum speed or seat count, so we ignored “max 20 mph”.',
      [['\nused\n'], ['lithium']],
    ],
    ['4 people or less', 'a maximum speed or seat count, so we ignored “4 people or less”.', []],
    ['used nomad or rover', 'two things at once, so we ignored “used nomad or rover”. Try one at a time.', []],
  ])("says what it can't search for: %j", (search, note, texts) => {
    expect(readSearch(search).notes).toEqual([`We can't search for ${note}`])
    expect(textsOf(search)).toEqual(texts)
  })

  it('does not take a word of the language for one of the table', () => {
    expect(textsOf('constructor __proto__')).toEqual([['constructor'], ['__proto__']])
  })

  it('has a bound', () => {
    expect(searchTerms('q '.repeat(100))).toHaveLength(10)
  })
})
