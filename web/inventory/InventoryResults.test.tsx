import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { freshClient } from '#web/data/client.ts'
import { SiteContext } from '#web/environment/site.ts'
import {
  InventoryDocument,
  InventoryListDocument,
  InventoryMoreDocument,
  InventoryStockDocument,
} from '#web/generated/graphql.ts'
import { listedCart } from '#web/testing/listedCart.ts'
import { EMPTY_CHOICES } from './filters.ts'
import { InventoryResults } from './InventoryResults.tsx'
import { type InventoryFacts, InventoryFactsContext } from './inventoryFacts.ts'
import { listVariables, moreVariables, STOCK_VARIABLES } from './listVariables.ts'
import { localList } from './localList.ts'

const cartsOf = (count: number) => Array.from({ length: count }, (_, index) => listedCart(index + 1))

/** The API's answers about an inventory, in the client's cache. */
const answer = (count: number, pages: number[] = []) => {
  const client = freshClient()
  const carts = cartsOf(count)
  const __typename = 'VehicleConnection'
  const facets = localList(carts, EMPTY_CHOICES).facets
  const write = (query: object, variables: object, vehicles: object, rest = {}) =>
    client.writeQuery({ query, variables, data: { vehicles: { __typename, ...vehicles }, ...rest } } as never)
  write(InventoryStockDocument, STOCK_VARIABLES, { totalCount: count, facets })
  write(InventoryDocument, {}, { totalCount: count, nodes: carts.slice(0, 250) })
  const slice = ({ offset, first }: { offset: number; first: number }) => carts.slice(offset, offset + first)
  const stock = { __typename, totalCount: count }
  for (const page of pages) {
    const address = { choices: EMPTY_CHOICES, page }
    const list = listVariables(address)
    write(InventoryListDocument, list, { totalCount: count, facets, nodes: slice(list) }, { stock })
    for (const more of moreVariables(address)) write(InventoryMoreDocument, more, { nodes: slice(more) })
  }
}

let reported: InventoryFacts | null
const report = (facts: InventoryFacts | null) => {
  reported = facts
}

let address: string
const Address = () => {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

const showPage = async (address: string) => {
  await act(async () => {
    render(
      <SiteContext
        value={{ url: 'https://carts.example', renderedAt: 0, clockOffset: 0, specialDays: [], notice: null }}
      >
        <MemoryRouter initialEntries={[address]}>
          <InventoryFactsContext value={{ facts: undefined, report }}>
            <InventoryResults />
            <Address />
          </InventoryFactsContext>
        </MemoryRouter>
      </SiteContext>,
    )
  })
  // Ten queries and 240 cards take their time on a slow machine.
  const cards = await screen.findAllByRole('article', {}, { timeout: 120_000 })
  const target = (text: string) => screen.queryByText(text)?.getAttribute('href')
  return {
    cards: cards.length,
    first: cards[0]!.querySelector('h3')!.textContent,
    earlier: target('Show earlier carts'),
    more: target('Show more'),
  }
}

afterEach(cleanup)

describe('an inventory that the browser loads', () => {
  beforeAll(() => answer(250))

  it('shows 24 carts and a link to more, under the same choices', async () => {
    expect(await showPage('/inventory?brand=denago&q=cart&sort=newest')).toMatchObject({
      cards: 24,
      more: '/inventory?q=cart&brand=denago&sort=newest&page=2',
    })
    expect(reported).toMatchObject({ matching: 250, total: 250 })
  })

  it.each([
    ['1', { cards: 24, first: 'Cart 1', more: '/inventory?page=2' }],
    ['3', { cards: 72, first: 'Cart 1', more: '/inventory?page=4' }],
    ['10', { cards: 240, first: 'Cart 1', more: '/inventory?page=11#results' }],
    ['11', { cards: 10, first: 'Cart 241', earlier: '/inventory?page=10#results' }],
    ['12', { cards: 10, first: 'Cart 241', earlier: '/inventory?page=10#results' }],
  ])('shows the carts of its block up to page %s', async (page, expected) => {
    expect(await showPage(`/inventory?page=${page}`)).toEqual(expected)
  })

  it('redirects a page beyond the end to the last one, under the same choices', async () => {
    await showPage('/inventory?page=99&brand=denago,evolution&partner=lodge')
    expect(address).toBe('/inventory?page=11&brand=denago,evolution&partner=lodge')
    await showPage('/inventory?q=cart+12&page=2&sort=name')
    expect(address).toBe('/inventory?q=cart+12&sort=name')
  })

  it.each(['0', '-1', 'two', '1.5'])('counts page %s as the first', async (page) => {
    expect((await showPage(`/inventory?page=${page}`)).cards).toBe(24)
  })
})

describe('an inventory that the server filters', () => {
  beforeAll(() => answer(300, [1, 3, 10, 11, 13, 20]))

  it.each([
    ['1', { cards: 24, first: 'Cart 1', more: '/inventory?page=2' }],
    ['3', { cards: 72, first: 'Cart 1', more: '/inventory?page=4' }],
    ['10', { cards: 240, first: 'Cart 1', more: '/inventory?page=11#results' }],
    ['11', { cards: 24, first: 'Cart 241', earlier: '/inventory?page=10#results', more: '/inventory?page=12' }],
    ['13', { cards: 60, first: 'Cart 241', earlier: '/inventory?page=10#results' }],
    ['20', { cards: 60, first: 'Cart 241', earlier: '/inventory?page=10#results' }],
  ])('shows the carts of its block up to page %s, from one query for each page', async (page, expected) => {
    expect(await showPage(`/inventory?page=${page}`)).toEqual(expected)
    expect(reported).toMatchObject({ matching: 300, total: 300 })
  })
})
