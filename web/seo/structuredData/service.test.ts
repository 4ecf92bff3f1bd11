import { service } from './service.ts'

const SITE = 'https://carts.example'
const CONTENT = { name: 'Rentals', description: 'Carts for rent.', catalog: 'Plans' }

const offersOf = (offer: object) => {
  const content = { ...CONTENT, offers: [{ name: 'Plan', description: 'A plan.', ...offer }] }
  return JSON.parse(JSON.stringify(service(SITE, { id: `${SITE}/#service` }, content))).hasOfferCatalog.itemListElement
}

describe('service', () => {
  it('states a price with its currency and what it is for', () => {
    expect(offersOf({ price: 685, days: 3 })).toEqual([
      {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: 'Plan', description: 'A plan.' },
        price: 685,
        priceCurrency: 'USD',
        eligibleDuration: { '@type': 'QuantitativeValue', value: 3, unitCode: 'DAY' },
      },
    ])
  })

  it('states an hourly price as the least', () => {
    expect(offersOf({ hourlyFrom: 155 })[0].priceSpecification).toMatchObject({ minPrice: 155, unitCode: 'HUR' })
  })

  it('is no offer where there is no price', () => {
    expect(offersOf({})).toEqual([{ '@type': 'Service', name: 'Plan', description: 'A plan.' }])
  })
})
