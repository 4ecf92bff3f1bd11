import { searchTerms } from './search-terms.ts'

const textsOf = (search: string) => searchTerms(search).map(({ texts }) => texts)

describe('searchTerms', () => {
  it('looks for each word, without the punctuation around it', () => {
    expect(textsOf(' Denago,  (nomad) . ')).toEqual([['Denago'], ['nomad'], ['.']])
  })

  it.each(['', '   ', 'golf cart', 'Golf carts for sale', 'a cart with the', '""'])(
    'leaves nothing out for %j',
    (search) => {
      expect(searchTerms(search)).toEqual([])
    },
  )

  it.each(['4 seats', 'four seater', '4-seater', '4seater', 'FOUR-SEAT', 'four passenger', '4 people', 'seats 4'])(
    'reads %j as a number of seats',
    (search) => {
      expect(textsOf(`a ${search} cart`)).toEqual([['\n4 seats\n', search]])
    },
  )

  it.each([
    ['under $12,000', 12_000],
    ['Under 12000', 12_000],
    ['less than $9,500.', 9500],
    ['below 12k', 12_000],
  ])('reads %j as a highest price', (search, maxPrice) => {
    expect(searchTerms(`lithium ${search}`)).toEqual([
      { texts: ['lithium'] },
      { texts: [search.replace(/\.$/, '')], maxPrice },
    ])
  })

  it('takes a small number after "under" for no price', () => {
    expect(textsOf('under 25 mph')).toEqual([['25'], ['mph']])
  })

  it('looks for what words mean as well', () => {
    expect(textsOf('electric street   legal')).toEqual([
      ['electric', 'lithium', 'lead-acid'],
      ['street   legal', 'street-legal', 'low-speed vehicle'],
    ])
  })

  it('finds the one in the plural, and a place by its name with a hyphen', () => {
    expect(textsOf('cameras glass plus mountain-top')).toEqual([
      ['camera'],
      ['glass'],
      ['plus'],
      ['mountain-top', 'mountain top'],
    ])
  })

  it('takes words in quotation marks as they are', () => {
    expect(searchTerms('used "with a cart" “4 seats” 5" lift')).toEqual([
      { texts: ['used'] },
      { texts: ['with a cart'], isQuoted: true },
      { texts: ['4 seats'], isQuoted: true },
      { texts: ['5'] },
      { texts: ['lift'] },
    ])
  })

  it('does not take a word of the language for one of the table', () => {
    expect(textsOf('constructor __proto__')).toEqual([['constructor'], ['__proto__']])
  })

  it('has a bound', () => {
    expect(searchTerms('q '.repeat(100))).toHaveLength(10)
  })
})
