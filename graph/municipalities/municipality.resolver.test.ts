import { distanceInKm } from '#graph/shared/distance.ts'
import { createTestGraph } from '#graph/testing/graph.ts'

interface Town {
  id: string
  name: string
  coordinates: { latitude: number; longitude: number }
  nearby: { id: string }[]
}

const test = await createTestGraph()
afterAll(() => test.close())

const ids = (towns: Town[]) => towns.map(({ id }) => id)

describe('municipalities', () => {
  it('are all 41, by name', async () => {
    const { municipalities } = await test.dataOf('{ municipalities { id name } }')
    const names = municipalities.map(({ name }: Town) => name)
    expect(names).toHaveLength(41)
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'en')))
  })

  it('can be chosen by kind, by whether they are listed, and by a part of the name', async () => {
    const data = await test.dataOf(`{
      cities: municipalities(type: CITY) { id }
      unlisted: municipalities(listed: false) { id }
      listed: municipalities(listed: true) { id }
      lakes: municipalities(search: " LAKE ") { id }
      wild: municipalities(search: "%") { id }
      both: municipalities(type: BOROUGH, search: "port") { id }
    }`)
    expect(ids(data.cities)).toEqual(['hazleton', 'nanticoke', 'pittston', 'wilkes-barre'])
    expect(ids(data.unlisted)).toEqual(['edwardsville', 'forty-fort', 'saint-johns'])
    expect(data.listed).toHaveLength(38)
    expect(ids(data.lakes)).toEqual(['harveys-lake'])
    expect(data.wild).toEqual([])
    expect(data.both).toEqual([])
  })

  it('are found by id or name in any case, a city also with "-city" behind it', async () => {
    const data = await test.dataOf(`{
      plain: municipality(municipalityId: "wilkes-barre") { id type url }
      city: municipality(municipalityId: " Wilkes-Barre  City ") { id }
      township: municipality(municipalityId: "drums-city") { id }
      unknown: municipality(municipalityId: "atlantis") { id }
    }`)
    expect(data).toEqual({
      plain: { id: 'wilkes-barre', type: 'CITY', url: 'https://carts.example/wilkes-barre-golf-carts' },
      city: { id: 'wilkes-barre' },
      township: null,
      unknown: null,
    })
  })
})

describe('nearby municipalities', () => {
  const ALL = '{ municipalities { id coordinates { latitude longitude } nearby { id } } }'

  it('are the nearest others, as the crow flies', async () => {
    const towns: Town[] = (await test.dataOf(ALL)).municipalities
    for (const town of towns) {
      const distance = (other: Town) => distanceInKm(town.coordinates, other.coordinates)
      const others = towns.filter(({ id }) => id !== town.id).sort((a, b) => distance(a) - distance(b))
      expect(ids(town.nearby as Town[])).toEqual(ids(others.slice(0, 4)))
    }
  })

  it('take no statement for each of them', async () => {
    expect((await test.statementsOf(() => test.dataOf(ALL))).length).toBeLessThanOrEqual(2)
  })
})

describe('delivery to a municipality', () => {
  const FIELDS =
    'freeFromPurchase feePerMile roadMiles rentalFee nearestShowroom { id coordinates { latitude longitude } }'
  const ALL = `{ municipalities { id coordinates { latitude longitude } delivery { ${FIELDS} } } }`

  it('is free from a purchase on, and costs by the mile below', async () => {
    const { municipality } = await test.dataOf(`{
      municipality(municipalityId: "hazleton") {
        delivery { ${FIELDS} large: fee(purchase: 5000) small: fee(purchase: 4999.99) none: fee(purchase: -1) }
      }
    }`)
    const { large, small, none, roadMiles, ...delivery } = municipality.delivery
    expect(delivery).toMatchObject({ freeFromPurchase: 5000, feePerMile: 6, nearestShowroom: { id: 'mountain-top' } })
    expect(roadMiles).toBe(Math.ceil(15.43 * 1.25))
    expect(delivery.rentalFee).toBe((roadMiles - 10) * 6)
    expect(large).toBe(0)
    expect(small).toBe(roadMiles * 6)
    expect(none).toBe(small)
  })

  it('starts at the nearest showroom, for all of them in one statement more', async () => {
    let towns: (Town & { delivery: { nearestShowroom: Town } })[] = []
    const statements = await test.statementsOf(async () => {
      towns = (await test.dataOf(ALL)).municipalities
    })
    expect(statements).toHaveLength(2)
    const { locations } = await test.dataOf('{ locations(type: PHYSICAL) { coordinates { latitude longitude } } }')
    for (const { coordinates, delivery } of towns) {
      const distances = locations.map((place: Town) => distanceInKm(place.coordinates, coordinates))
      expect(distanceInKm(delivery.nearestShowroom.coordinates, coordinates)).toBe(Math.min(...distances))
    }
  })

  it('is by the miles that the dealer entered, and by an estimate where there are none', async () => {
    const ask = '{ municipality(municipalityId: "dallas") { delivery { roadMiles fee(purchase: 1) } } }'
    const before = await test.dataOf(ask)
    await test.database.query(`update municipalities set road_miles = 30 where slug = 'dallas'`)
    expect((await test.dataOf(ask)).municipality.delivery).toEqual({ roadMiles: 30, fee: 180 })
    await test.database.query(`update municipalities set road_miles = null where slug = 'dallas'`)
    expect(await test.dataOf(ask)).toEqual(before)
  })

  it('is null without a showroom', async () => {
    await test.database.query(`update locations set type = 'ONLINE'`)
    const { municipality } = await test.dataOf('{ municipality(municipalityId: "dallas") { delivery { feePerMile } } }')
    await test.database.query(`update locations set type = 'PHYSICAL' where id <> 'statewide'`)
    expect(municipality.delivery).toBeNull()
  })
})

describe('distanceInKm', () => {
  it('measures along the great circle', () => {
    const onEquator = { latitude: 0, longitude: 0 }
    const quarter = (6371 * Math.PI) / 2
    expect(distanceInKm(onEquator, { latitude: 90, longitude: 0 })).toBeCloseTo(quarter, 6)
    expect(distanceInKm(onEquator, { latitude: 0, longitude: -90 })).toBeCloseTo(quarter, 6)
    expect(distanceInKm(onEquator, { latitude: 0, longitude: 180 })).toBeCloseTo(2 * quarter, 6)
    expect(distanceInKm(onEquator, onEquator)).toBe(0)
  })
})
