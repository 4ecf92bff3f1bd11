import { DESKTOP_ONLY, expect, open, test } from './fixtures.ts'

const INVENTORY = `{
  vehicles(first: 250) {
    nodes {
      name
      images { small: url(width: 480) medium: url(width: 800) large: url(width: 1200) largest: url(width: 1600) url }
    }
  }
}`

test(
  'a browser at /graphql meets the Sandbox with an example operation that works',
  DESKTOP_ONLY,
  async ({ request }) => {
    const response = await request.get('/graphql', { headers: { accept: 'text/html' } })
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('text/html')
    const html = await response.text()
    expect(html).toContain('embeddable-sandbox')
    const query = JSON.parse(/"document":("(?:[^"\\]|\\.)*")/.exec(html)![1]!)
    const { data, errors } = await (await request.post('/graphql', { data: { query } })).json()
    expect(errors).toBeUndefined()
    expect(data.vehicles.nodes.length).toBeGreaterThan(0)
  },
)

test('a program at /graphql gets data', DESKTOP_ONLY, async ({ request }) => {
  const query = 'query One($id: ID!) { vehicle(id: $id) { name price url } }'
  const response = await request.post('/graphql', { data: { query, variables: { id: 'nomad-xl' } } })
  expect(await response.json()).toEqual({
    data: {
      vehicle: { name: 'Denago Nomad XL', price: 8495, url: expect.stringMatching(/\/vehicle\/denago-nomad-xl$/) },
    },
  })
})

test('/schema.graphql is the contract as text', DESKTOP_ONLY, async ({ request }) => {
  const response = await request.get('/schema.graphql')
  expect(response.headers()['content-type']).toContain('text/plain')
  expect(await response.text()).toContain('type Vehicle {')
})

test(
  '/api/vehicles gives the carts that the page shows, in the same order',
  DESKTOP_ONLY,
  async ({ page, request }) => {
    const vehicles: { id: string; name: string; price: number }[] = await (await request.get('/api/vehicles')).json()
    await open(page, '/inventory')
    const shown = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => ({
        id: card.querySelector('a')!.pathname.replace('/vehicles/', ''),
        name: card.querySelector('h3')!.textContent,
        price: [...card.querySelectorAll('p')].map((line) => line.textContent!).find((line) => /^\$[\d,]+$/.test(line)),
      })),
    )
    expect(vehicles.map(({ id, name, price }) => ({ id, name, price: `$${price.toLocaleString('en-US')}` }))).toEqual(
      shown,
    )
    expect(shown).toHaveLength(24)
  },
)

test('every picture that the API names is there, in every width', DESKTOP_ONLY, async ({ request }) => {
  const { data } = await (await request.post('/graphql', { data: { query: INVENTORY } })).json()
  const images: Record<string, string>[] = data.vehicles.nodes.flatMap(
    (vehicle: { images: object[] }) => vehicle.images,
  )
  const addresses = new Set(images.flatMap((image) => Object.values(image)))
  expect(addresses.size).toBeGreaterThan(200)
  for (const address of addresses) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-type'], address).toBe('image/webp')
  }
})
