import type { LocationNode_LocationFragment } from '#web/generated/graphql.ts'
import { location } from './location.ts'

const SUNDAYS = { opens: '10:00', closes: '12:00' }
const OPENING = { week: [null, null, null, null, null, null, SUNDAYS], specialDays: [], now: 0, offset: 0 }
const SITE = 'https://carts.example'
const SCRANTON: LocationNode_LocationFragment = {
  id: 'scranton',
  type: 'PHYSICAL',
  name: 'Scranton',
  address: '730 Breaker Street, Scranton, PA 18503',
  postalAddress: { street: '730 Breaker Street', city: 'Scranton', state: 'PA', zip: '18503' },
  phone: '(570) 555-0187',
  mapUrl: 'https://map.example/scranton',
  websiteUrl: null,
  hours: [],
  coordinates: { latitude: 41.409, longitude: -75.6624 },
}

describe('location', () => {
  it('is a showroom with its place and hours', () => {
    expect(location(SITE, SCRANTON, OPENING)).toMatchObject({
      '@type': 'AutoDealer',
      '@id': `${SITE}/showroom#scranton`,
      url: `${SITE}/showroom`,
      address: { postalCode: '18503' },
      geo: { latitude: 41.409 },
      openingHoursSpecification: [{ dayOfWeek: ['Sunday'], opens: '10:00' }],
      parentOrganization: { '@id': `${SITE}/#organization` },
    })
  })

  it('is a shop without a place when it sells online', () => {
    const online = location(SITE, { ...SCRANTON, type: 'ONLINE', websiteUrl: 'https://online.example' }, OPENING)
    expect(online).toMatchObject({ '@type': 'OnlineStore', url: 'https://online.example' })
    expect(online).not.toHaveProperty('geo')
  })
})
