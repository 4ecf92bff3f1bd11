import { matchRoute } from './routes.tsx'

describe('matchRoute', () => {
  it.each([
    ['/inventory', 'inventory'],
    ['/inventory/', 'inventory'],
    ['/inventory?q=/contact', 'inventory'],
    ['/vehicle/7f3a9c1e5b2d4860', 'vehicle'],
    ['/vehicles/nomad-xl?from=denago', 'vehicle'],
    ['/contact?vehicle=nomad-xl', 'contact'],
    ['/thank-you', 'thank-you'],
    ['/vehicle', 'not-found'],
    ['/vehicles/nomad-xl/pictures', 'not-found'],
    ['/no/such/page', 'not-found'],
  ])('finds the page of %s', (url, pageType) => {
    expect(matchRoute(url).pageType).toBe(pageType)
  })
})
