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
const nearestTo = (place: Parameters<typeof nearestShowrooms>[0]) => nearestShowrooms(place, LOCATIONS)[0]!

it('the nearest showroom comes first, and what is online only is none', () => {
  const showrooms = nearestShowrooms(TOWNS[1]!, LOCATIONS)
  expect(showrooms.map(({ city }) => city)).toEqual(['Mountain Top', 'Pocono Pines'])
})

it.each([
  [TOWNS[0]!, true, 'home to our Mountain Top showroom'],
  [TOWNS[1]!, false, 'about 16 miles southwest of our Mountain Top showroom'],
  [TOWNS[2]!, false, 'about 7 miles north of our Mountain Top showroom'],
  // By the miles of the data.
  [{ ...TOWNS[1]!, delivery: { roadMiles: 21 } }, false, 'about 21 miles southwest of our Mountain Top showroom'],
])('a town lies as seen from its showroom (%#)', (place, isInTown, text) =>
  expect(nearestTo(place)).toMatchObject({ isInTown, text }),
)

it.each([townLead, townDescription, townRentalLead, townRentalDescription])(
  'texts differ from town to town (%#)',
  (write) => {
    const texts = TOWNS.map((place) => write(place, nearestTo(place)).replaceAll(place.name, ''))
    expect(new Set(texts).size).toBe(TOWNS.length)
  },
)

it('directions are one of eight, by degrees of longitude that are narrower in the north', () => {
  const from = { latitude: 0, longitude: 0 }
  const eighth = (turns: number) => (turns * Math.PI) / 4
  const ways = [...Array(8).keys()].map((turns) =>
    directionFrom(from, { latitude: Math.cos(eighth(turns)), longitude: Math.sin(eighth(turns)) }),
  )
  expect(ways.join(' ')).toBe('north northeast east southeast south southwest west northwest')
  // Half a degree up and 0.6 across looks like northeast by the numbers; at 80° north it is almost straight up.
  expect(directionFrom({ latitude: 80, longitude: 0 }, { latitude: 80.5, longitude: 0.6 })).toBe('north')
})

it('says miles in words, and six benefits of renting', () => {
  expect([0.3, 0.6, 1.6, 12.36].map(milesInWords)).toEqual(['less than a mile', '1 mile', '2 miles', '12 miles'])
  expect(rentalBenefits('', '')).toHaveLength(6)
})
