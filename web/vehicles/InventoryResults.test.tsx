import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { SiteContext } from '#web/app/site.ts'
import { freshClient } from '#web/data/client.ts'
import { InventoryDocument } from '#web/generated/graphql.ts'
import { InventoryResults } from './InventoryResults.tsx'
import { InventoryStatusContext } from './inventoryStatus.ts'

const COUNT = 30

const cart = (number: number) => ({
  __typename: 'Vehicle',
  id: `cart-${number}`,
  name: `Cart ${number}`,
  brand: 'Denago',
  category: 'Rover',
  description: 'A cart.',
  price: 9995,
  isNew: true,
  inStock: true,
  mainImage: null,
  specifications: { __typename: 'VehicleSpecifications', seatingCapacity: 4, range: null, topSpeed: null },
})

const carts = Array.from({ length: COUNT }, (_, index) => cart(index + 1))

let status: string
const setStatus = (text: string) => {
  status = text
}

const showPage = async (address: string) => {
  await act(async () => {
    render(
      <SiteContext value={{ url: 'https://carts.example', renderedAt: 0, clockOffset: 0 }}>
        <MemoryRouter initialEntries={[address]}>
          <InventoryStatusContext value={setStatus}>
            <InventoryResults />
          </InventoryStatusContext>
        </MemoryRouter>
      </SiteContext>,
    )
  })
  return { cards: screen.getAllByRole('article').length, more: screen.queryByText('Show more')?.getAttribute('href') }
}

beforeAll(() => {
  const vehicles = { __typename: 'VehicleConnection', totalCount: COUNT, nodes: carts }
  freshClient().writeQuery({ query: InventoryDocument, data: { vehicles } as never })
})

afterEach(cleanup)

describe('a lot with more than 24 carts', () => {
  it('shows 24 of them and a link to more, under the same filters', async () => {
    expect(await showPage('/inventory?brand=denago&q=cart')).toEqual({
      cards: 24,
      more: '/inventory?q=cart&brand=denago&page=2',
    })
    expect(status).toBe('Showing 30 of 30 total vehicles')
  })

  it('shows the first and the second page together, and no link at the end', async () => {
    expect(await showPage('/inventory?page=2')).toEqual({ cards: 30, more: undefined })
  })

  it.each(['0', '-1', 'two', '1.5'])('counts page %s as the first', async (page) => {
    expect((await showPage(`/inventory?page=${page}`)).cards).toBe(24)
  })
})
