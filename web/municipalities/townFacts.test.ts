import { rentalBenefits, townDescription, townLead, townRentalDescription, townRentalLead } from './content.ts'
import { showroomsFrom } from './townFacts.ts'

const MOUNTAIN_TOP = { city: 'Mountain Top', coordinates: { latitude: 41.1695, longitude: -75.8774 } }
const POCONO_PINES = { city: 'Pocono Pines', coordinates: { latitude: 41.107, longitude: -75.4546 } }
const ONLINE = { city: null, coordinates: MOUNTAIN_TOP.coordinates }
const LOCATIONS = [POCONO_PINES, ONLINE, MOUNTAIN_TOP]

const town = (name: string, latitude: number, longitude: number) => ({
  name,
  slug: name.toLowerCase(),
  type: 'BOROUGH' as const,
  coordinates: { latitude, longitude },
})
const TOWNS = [
  town('Mountain Top', 41.1695, -75.8774),
  town('Drums', 41.0181, -75.995),
  town('Wilkes-Barre', 41.2459, -75.8813),
  town('Huntington Mills', 41.1835, -76.2345),
]
const reachOf = (place: (typeof TOWNS)[number]) => showroomsFrom(place, LOCATIONS)[0]!

describe('showroomsFrom', () => {
  it('puts the nearest showroom first and leaves out what is online only', () => {
    const reaches = showroomsFrom(TOWNS[1]!, LOCATIONS)
    expect(reaches.map(({ city }) => city)).toEqual(['Mountain Top', 'Pocono Pines'])
  })

  it('says where the town lies as seen from the showroom', () => {
    expect(reachOf(TOWNS[1]!).text).toBe('about 16 miles southwest of our Mountain Top showroom')
    expect(reachOf(TOWNS[2]!).text).toBe('about 7 miles north of our Mountain Top showroom')
  })

  it('takes the miles of the nearest showroom from the data', () => {
    const [nearest] = showroomsFrom({ ...TOWNS[1]!, delivery: { roadMiles: 21 } }, LOCATIONS)
    expect(nearest!.text).toBe('about 21 miles southwest of our Mountain Top showroom')
  })

  it('knows a town with a showroom', () => {
    expect(reachOf(TOWNS[0]!)).toMatchObject({ isInTown: true, text: 'home to our Mountain Top showroom' })
  })
})

describe('texts of a town', () => {
  it.each([townLead, townDescription, townRentalLead, townRentalDescription])(
    'differ from town to town (%#)',
    (write) => {
      const texts = TOWNS.map((place) => write(place, reachOf(place)).replaceAll(place.name, ''))
      expect(new Set(texts).size).toBe(TOWNS.length)
    },
  )

  it.each([townDescription, townRentalDescription])('fit into a search result (%#)', (write) => {
    for (const place of TOWNS) {
      const { length } = write(place, reachOf(place))
      expect(length).toBeGreaterThanOrEqual(70)
      expect(length).toBeLessThanOrEqual(160)
    }
  })

  it('give six benefits of renting', () => {
    expect(rentalBenefits('', '')).toHaveLength(6)
  })
})
