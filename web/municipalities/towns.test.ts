import { rentalBenefits, townDescription, townLead, townRentalDescription, townRentalLead } from './content.ts'
import { directionFrom, milesInWords, nearestShowrooms } from './towns.ts'

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
const nearestTo = (place: (typeof TOWNS)[number]) => nearestShowrooms(place, LOCATIONS)[0]!

describe('nearestShowrooms', () => {
  it('puts the nearest showroom first and leaves out what is online only', () => {
    const showrooms = nearestShowrooms(TOWNS[1]!, LOCATIONS)
    expect(showrooms.map(({ city }) => city)).toEqual(['Mountain Top', 'Pocono Pines'])
  })

  it('says where the town lies as seen from the showroom, by the miles of the data where it has them', () => {
    expect(nearestTo(TOWNS[1]!).text).toBe('about 16 miles southwest of our Mountain Top showroom')
    expect(nearestTo(TOWNS[2]!).text).toBe('about 7 miles north of our Mountain Top showroom')
    const [nearest] = nearestShowrooms({ ...TOWNS[1]!, delivery: { roadMiles: 21 } }, LOCATIONS)
    expect(nearest!.text).toBe('about 21 miles southwest of our Mountain Top showroom')
  })

  it('knows a town with a showroom', () => {
    expect(nearestTo(TOWNS[0]!)).toMatchObject({ isInTown: true, text: 'home to our Mountain Top showroom' })
  })
})

describe('texts of a town', () => {
  it('give six benefits of renting', () => expect(rentalBenefits('', '')).toHaveLength(6))

  it.each([townLead, townDescription, townRentalLead, townRentalDescription])(
    'differ from town to town (%#)',
    (write) => {
      const texts = TOWNS.map((place) => write(place, nearestTo(place)).replaceAll(place.name, ''))
      expect(new Set(texts).size).toBe(TOWNS.length)
    },
  )
})

const ORIGIN = { latitude: 0, longitude: 0 }

describe('directionFrom', () => {
  it('is one of eight', () => {
    const eighth = (turns: number) => (turns * Math.PI) / 4
    const ways = [...Array(8).keys()].map((turns) =>
      directionFrom(ORIGIN, { latitude: Math.cos(eighth(turns)), longitude: Math.sin(eighth(turns)) }),
    )
    expect(ways.join(' ')).toBe('north northeast east southeast south southwest west northwest')
  })

  it('takes the narrower degrees of longitude into account', () => {
    // Half a degree up and 0.6 across looks like northeast by the numbers; at 80° north it is almost straight up.
    const from = { latitude: 80, longitude: 0 }
    expect(directionFrom(from, { latitude: 80.5, longitude: 0.6 })).toBe('north')
  })
})

it('says miles in words', () => {
  expect([0.3, 0.6, 1.6, 12.36].map(milesInWords)).toEqual(['less than a mile', '1 mile', '2 miles', '12 miles'])
})
