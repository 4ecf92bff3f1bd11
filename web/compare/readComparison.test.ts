import { inOrder, readComparison } from './readComparison.ts'

it('lists ids in one parameter, or in several as a form sends them', () => {
  expect(readComparison('?ids=a,b&ids=c&only=differences')).toEqual({
    ids: ['a', 'b', 'c'],
    unread: 0,
    onlyDifferences: true,
  })
  expect(readComparison('?ids=a%2Cb').ids).toEqual(['a', 'b'])
})

it('may be empty or nonsense', () => {
  for (const search of ['', '?ids=', '?ids=,,%20,', '?only=this&idss=a']) {
    expect(readComparison(search)).toEqual({ ids: [], unread: 0, onlyDifferences: false })
  }
  expect(readComparison('?ids=%25,%E0%A4%A').ids).not.toEqual([])
})

it('names no more than eight carts, and counts the others', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `cart-${index}`)
  expect(readComparison(`?ids=${ids}`)).toMatchObject({ ids: ids.slice(0, 8), unread: 492 })
})

it('vehicles stand in the order of the address, each once, whether by id or alias', () => {
  const nomad = { id: 'denago-nomad', aliases: ['nomad'] }
  const city = { id: 'denago-city', aliases: [] }
  expect(inOrder(['nowhere', 'denago-city', 'nomad', 'denago-nomad'], [nomad, city])).toEqual({
    found: [city, nomad],
    unlisted: ['nowhere'],
  })
})
