import { DEALER } from '#graph/dealer/dealer.ts'
import { WEEK } from '#graph/testing/week.ts'
import { autoDealer } from './autoDealer.ts'

const opening = { week: WEEK, specialDays: [], now: 0, offset: 0 }
const SITE = 'https://carts.example'

describe('autoDealer', () => {
  it('says where and when, and how far it goes', () => {
    const dealer = autoDealer(SITE, { opening })
    expect(dealer).toMatchObject({
      '@id': `${SITE}/#dealer`,
      geo: { latitude: 41.1695, longitude: -75.8774 },
      areaServed: { '@type': 'GeoCircle', geoRadius: '50000' },
      openingHoursSpecification: [{ opens: '09:00', closes: '17:00' }],
      telephone: '+15705550142',
      email: DEALER.email,
      foundingDate: '2010',
      logo: `${SITE}/icon-512.png`,
    })
  })

  it('has the window of 30 days for returns on the page that states it', () => {
    expect(autoDealer(SITE, { opening, returns: `${SITE}/policies/return-policy` })).toMatchObject({
      hasMerchantReturnPolicy: { merchantReturnDays: 30, merchantReturnLink: `${SITE}/policies/return-policy` },
    })
  })

  it('claims departments, rating and reviews only where they are shown', () => {
    const bare = JSON.parse(JSON.stringify(autoDealer(SITE, { opening })))
    for (const claim of ['department', 'aggregateRating', 'review', 'hasMerchantReturnPolicy'])
      expect(bare).not.toHaveProperty(claim)

    const review = { author: 'A', headline: 'H', body: 'B', rating: 4, datePublished: '2025-01-02' }
    expect(autoDealer(SITE, { opening, departments: ['scranton'], rating: true, reviews: [review] })).toMatchObject({
      department: [{ '@id': `${SITE}/showroom#scranton` }],
      aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
      review: [{ reviewBody: 'B', reviewRating: { ratingValue: 4 } }],
    })
  })
})
