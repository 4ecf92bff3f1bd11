import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { freshClient } from '#web/data/client.ts'
import { type Site, SiteContext } from '#web/environment/site.ts'
import { InventoryDocument, InventoryListDocument } from '#web/generated/graphql.ts'
import { listedCart } from '#web/testing/listedCart.ts'
import { readListAddress } from './listAddress.ts'
import { listVariables } from './listVariables.ts'
import { loadList } from './loadList.ts'
import { VehicleGrid } from './VehicleGrid.tsx'

/** The API's answer about an inventory, in the client's cache. */
const answer = (totalCount: number) => {
  const nodes = Array.from({ length: Math.min(totalCount, 250) }, (_, index) => listedCart(index + 1))
  const vehicles = { __typename: 'VehicleConnection', totalCount, nodes }
  freshClient().writeQuery({ query: InventoryDocument, data: { vehicles } } as never)
}

/** The API's answer about a search that finds two carts. */
const answerSearch = (search: string) => {
  const nodes = [1, 2].map((number) => ({ ...listedCart(number), ...NUMBERS, stockNumber: `R-260${number}` }))
  const searchNotes = ['Lowest price first.']
  const vehicles = { __typename: 'VehicleConnection', totalCount: 2, searchNotes, facets: FACETS, nodes }
  const variables = listVariables(readListAddress(search))
  freshClient().writeQuery({ query: InventoryListDocument, variables, data: { vehicles } } as never)
}

const NUMBERS = { serialNumber: 'JH2021-003418', vin: null }
const FACETS = {
  __typename: 'VehicleFacets',
  ...Object.fromEntries(
    'brands categories seats conditions availability ranges locations batteryKinds priceBands'
      .split(' ')
      .map((name) => [name, []]),
  ),
}

const load = (search: string) => loadList(readListAddress(search))

/** The list of an address as the page shows it. */
const show = async (search: string) => {
  const list = (await load(search))!
  render(
    <SiteContext value={{} as Site}>
      <VehicleGrid {...list} />
    </SiteContext>,
    { wrapper: MemoryRouter },
  )
  const target = (text: string) => screen.queryByText(text)?.getAttribute('href')
  return {
    cards: list.carts.length,
    first: list.carts[0]!.name,
    earlier: target('Show earlier carts'),
    more: target('Show more'),
  }
}

afterEach(cleanup)

describe('an inventory that the browser loads', () => {
  beforeEach(() => answer(250))

  it('has 24 carts and a link to more, under the same choices', async () => {
    expect(await show('?brand=denago&sort=newest')).toMatchObject({
      cards: 24,
      more: '/inventory?brand=denago&sort=newest&page=2#page-2',
    })
  })

  it.each([
    ['1', { cards: 24, first: 'Cart 1', more: '/inventory?page=2#page-2' }],
    ['3', { cards: 72, first: 'Cart 1', more: '/inventory?page=4#page-4' }],
    ['10', { cards: 240, first: 'Cart 1', more: '/inventory?page=11#results' }],
    ['11', { cards: 10, first: 'Cart 241', earlier: '/inventory?page=10#results' }],
  ])('shows the carts of its block up to page %s', async (page, expected) => {
    expect(await show(`?page=${page}`)).toEqual(expected)
  })

  it('has the last page in place of one beyond it', async () => {
    expect((await load('?page=99&brand=denago'))!.page).toBe(11)
  })

  it('asks the API about a search, and shows the number that was searched for', async () => {
    for (const search of ['?q=cheap+r2602&page=2', '?q=cheap+r2602']) answerSearch(search)
    const list = (await load('?q=cheap+r2602&page=2'))!
    expect(list).toMatchObject({ page: 1, facts: { matching: 2, total: 250 }, notes: ['Lowest price first.'] })
    await show('?q=cheap+r2602')
    expect(screen.queryByText('Stock number R-2602')).not.toBeNull()
    expect(screen.queryByText('Stock number R-2601')).toBeNull()
  })

  it.each([
    ['2021 rxv', null],
    ['under $12,000 in 2021', null],
    ['stock #2602', 'Stock number R-2602'],
    ['cart no. R-2602, please', 'Stock number R-2602'],
    ['3418', 'Serial number JH2021-003418'],
    ['JH2021', 'Serial number JH2021-003418'],
  ])('takes digits alone for the end of a number: %j', async (sentence, number) => {
    const search = `?${new URLSearchParams({ q: sentence })}`
    answerSearch(search)
    await show(search)
    expect(screen.queryAllByText(/^(?:Stock|Serial) number /).at(-1)?.textContent ?? null).toBe(number)
  })

  it.each(['0', '-1', 'two', '1.5'])('counts page %s as the first', async (page) => {
    expect((await load(`?page=${page}`))!.page).toBe(1)
  })

  it('leaves out names that the dealer does not have', async () => {
    expect((await load('?brand=toyota'))!.facts.matching).toBe(250)
  })
})

it('leaves an inventory to documents that has outgrown the browser', async () => {
  answer(251)
  expect(await load('?brand=denago')).toBeUndefined()
})
