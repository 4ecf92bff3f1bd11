import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_PICTURES } from '#graph/inventory/site-pictures.ts'
import { FIELDS, type FieldName } from '#graph/vehicles/fields.ts'
import { LOCATIONS } from './locations.ts'
import { MUNICIPALITIES } from './municipalities.ts'
import { RENTAL_PLANS, type SeedRentalPlan } from './rental-plans.ts'
import { type SeedVehicle, VEHICLES } from './seed-database.ts'

const namesOf = ({ id, aliases = [] }: SeedVehicle) => [id, ...aliases]
const byAddress = new Map(VEHICLES.flatMap((vehicle) => namesOf(vehicle).map((name) => [name, vehicle])))
const DENAGO_LINE_UP = ['EV CITY', 'NOMAD', 'NOMAD XL', 'ROVER XL', 'ROVER XL6', 'ROVER XXL']
const EVOLUTION_LINE_UP = [
  'D5 Ranger 4 Plus',
  'D5 Ranger 6 Plus',
  'D5 Maverick 4 Plus',
  'Classic 4 Plus',
  'Carrier 6 Plus',
  'D6 Max XT4',
]

describe('the seed inventory', () => {
  it('holds 24 vehicles with one address each way in', () => {
    const addresses = VEHICLES.flatMap(namesOf)
    expect(VEHICLES).toHaveLength(24)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) expect(address).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each([...DENAGO_LINE_UP, ...EVOLUTION_LINE_UP])('answers to the brand page link of %s', (model) => {
    const vehicle = byAddress.get(model.toLowerCase().replaceAll(' ', '-'))
    expect(vehicle?.name.toLowerCase()).toBe(`${vehicle?.brand} ${model}`.toLowerCase())
    expect(vehicle?.isNew).not.toBe(false)
  })

  it.each([
    ['7f3a9c1e5b2d4860', 12995],
    ['evolution-d5-maverick-4-plus', 12995],
    ['evolution-d6-max-xt4', 16995],
    ['denago-ev-city', 11995],
    ['denago-nomad', 8495],
    ['denago-nomad-xl', 8495],
    ['denago-rover-xl', 9995],
    ['denago-rover-xl6', 11995],
    ['denago-rover-xxl', 11995],
    ['evolution-d5-ranger-4-plus', 9595],
    ['evolution-d5-ranger-6-plus', 11595],
    ['evolution-classic-4-plus', 6995],
    ['evolution-carrier-6-plus', 9595],
    ['evolution-forester-4-plus', 6995],
    ['evolution-turfman-200', 6795],
    ['evolution-turfman-800', 8995],
  ])('sells %s at its printed price', (address, price) => {
    expect(byAddress.get(address)?.price).toBe(price)
  })

  it('says where each cart is that can be seen today', () => {
    const inStock = VEHICLES.filter(({ availability = 'IN_STOCK' }) => availability === 'IN_STOCK')
    expect(inStock.filter(({ location }) => !location)).toEqual([])
  })

  it('leaves the state of a cart to its state, not to its description', () => {
    const told = VEHICLES.filter(({ description }) => /\b(sold|on hold|(in|out of) stock)\b/i.test(description))
    expect(told.map(({ id }) => id)).toEqual([])
    const states = VEHICLES.flatMap(({ id, availability }) => (availability ? [[id, availability]] : []))
    expect(Object.fromEntries(states)).toEqual({
      'evolution-classic-4-plus-2022': 'ON_HOLD',
      'ez-go-rxv-2021': 'SOLD',
      'evolution-turfman-800-2022': 'OUT_OF_STOCK',
      'denago-rover-xxl-custom-shuttle': 'OUT_OF_STOCK',
    })
  })

  it('tells of every used cart what the ethics policy promises, and of every other one its warranty', () => {
    const wrong = VEHICLES.flatMap(({ id, isNew = true, warranty = null, inspection = {} }) => {
      const isPromiseKept = isNew
        ? FIELDS.warranty.accepts(warranty) && warranty !== null
        : inspection.inspectedOn &&
          inspection.batteryHealth &&
          inspection.findings?.some((text) => text.includes('left:'))
      const isRead = Object.entries(inspection).every(([name, value]) => FIELDS[name as FieldName].accepts(value))
      return isPromiseKept && isRead ? [] : [id]
    })
    expect(wrong).toEqual([])
  })

  it('lists the three featured carts first', () => {
    const ranked = VEHICLES.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id)
    expect(ranked.slice(0, 3)).toEqual(['7f3a9c1e5b2d4860', 'evolution-d6-max-xt4', 'denago-ev-city'])
    expect(new Set(VEHICLES.map(({ rank }) => rank)).size).toBe(24)
  })

  it('has something behind every filter option', () => {
    for (const brand of ['denago', 'evolution']) {
      expect(VEHICLES.some((vehicle) => vehicle.brand.toLowerCase() === brand)).toBe(true)
    }
    for (const series of ['ranger', 'maverick', 'forester', 'turfman', 'rover']) {
      expect(VEHICLES.some((vehicle) => vehicle.category.toLowerCase().includes(series))).toBe(true)
    }
    expect(VEHICLES.some(({ price }) => price < 15000)).toBe(true)
    expect(VEHICLES.some(({ price }) => price >= 15000 && price <= 25000)).toBe(true)
    expect(VEHICLES.some(({ price }) => price > 25000)).toBe(true)
  })

  it('shows every badge several times, and a card without a picture', () => {
    expect(VEHICLES.filter(({ isNew = true }) => isNew).length).toBeGreaterThan(2)
    expect(VEHICLES.filter(({ isNew = true, availability }) => !isNew && !availability).length).toBeGreaterThan(2)
    expect(VEHICLES.filter(({ isNew = true, availability }) => !isNew && availability).length).toBeGreaterThan(2)
    expect(VEHICLES.some(({ images }) => images.length === 0)).toBe(true)
  })

  it('names only pictures that are described and on disk', () => {
    for (const path of [...VEHICLES.flatMap(({ images }) => images), ...Object.keys(SITE_PICTURES)]) {
      expect(SITE_PICTURES[path]).toMatchObject({ width: 1600, height: 1067, alt: expect.stringMatching(/\.$/) })
      expect(SITE_PICTURES[path]?.dominantColor).toMatch(/^#[0-9a-f]{6}$/)
      expect(existsSync(join(process.cwd(), 'web/public/media', path))).toBe(true)
    }
  })

  it('describes each vehicle in one line with six to ten features', () => {
    for (const { name, description, features, brand, specifications } of VEHICLES) {
      expect(name.startsWith(`${brand} `)).toBe(true)
      expect(description).not.toMatch(/[\n!]/)
      expect(features.length).toBeGreaterThanOrEqual(6)
      expect(features.length).toBeLessThanOrEqual(10)
      expect(Number.parseInt(specifications.topSpeed!, 10)).toBeLessThanOrEqual(25)
    }
  })
})

describe('the seed places', () => {
  it('knows five locations, each with its own number and a week of hours', () => {
    expect(LOCATIONS.map(({ id }) => id)).toEqual(['mountain-top', 'hatfield', 'pocono-pines', 'scranton', 'statewide'])
    expect(new Set(LOCATIONS.map(({ phone }) => phone)).size).toBe(5)
    for (const { phone, hours } of LOCATIONS) {
      expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/)
      expect(new Set(hours.map(({ day }) => day)).size).toBe(7)
    }
  })

  it('knows 41 municipalities of the county and lists 38', () => {
    expect(new Set(MUNICIPALITIES.map(({ slug }) => slug)).size).toBe(41)
    const unlisted = MUNICIPALITIES.filter(({ listed = true }) => !listed).map(({ slug }) => slug)
    expect(unlisted).toEqual(['edwardsville', 'forty-fort', 'saint-johns'])
    const count = (type: string) => MUNICIPALITIES.filter((town) => town.type === type).length
    expect([count('CITY'), count('BOROUGH'), count('TOWNSHIP')]).toEqual([4, 14, 23])
  })

  it.each(MUNICIPALITIES)('puts $name inside the county', ({ latitude, longitude }) => {
    expect(latitude).toBeGreaterThan(40.9)
    expect(latitude).toBeLessThan(41.45)
    expect(longitude).toBeGreaterThan(-76.35)
    expect(longitude).toBeLessThan(-75.6)
  })
})

describe('the seed rental plans', () => {
  const group = (priceList: SeedRentalPlan['priceList'], cart: SeedRentalPlan['cart']) =>
    RENTAL_PLANS.filter((plan) => plan.priceList === priceList && plan.cart === cart)

  it.each([
    ['STANDARD', 'FOUR_SEATER', [245, 685, 1050, 2800]],
    ['STANDARD', 'SIX_SEATER', [295, 735, 1400, 3500]],
    ['STANDARD', 'UTILITY', [245, 685, 1050, 2800]],
    ['TOWN', 'FOUR_SEATER', [245, 685, 1050, 2800]],
    ['TOWN', 'SIX_SEATER', [295, 825, 1260, 3360]],
    ['TOWN', 'UTILITY', [275, 770, 1155, 3080]],
  ] as const)('charges the printed %s prices of %s', (priceList, cart, prices) => {
    expect(group(priceList, cart).map(({ price }) => price)).toEqual(prices)
    expect(group(priceList, cart).filter(({ recommended }) => recommended)).toHaveLength(1)
  })

  it('prints the savings of the rentals page as they stand there, and leaves the town savings to be computed', () => {
    const printed = (cart: SeedRentalPlan['cart']) => group('STANDARD', cart).map(({ savings }) => savings)
    const fourSeater = [
      null,
      { amount: 50, percentage: 6.8, dailyRate: 228.34 },
      { amount: 665, percentage: 38.7, dailyRate: 150 },
      { amount: 4550, percentage: 61.6, dailyRate: 94 },
    ]
    expect(printed('FOUR_SEATER')).toEqual(fourSeater)
    expect(printed('UTILITY')).toEqual(fourSeater)
    expect(printed('SIX_SEATER')).toEqual([
      null,
      { amount: 150, percentage: 16.9, dailyRate: 245 },
      { amount: 665, percentage: 32.2, dailyRate: 200 },
      { amount: 5350, percentage: 60.4, dailyRate: 116.67 },
    ])
    expect(RENTAL_PLANS.filter(({ priceList }) => priceList === 'TOWN').every(({ savings }) => savings === null)).toBe(
      true,
    )
  })

  it('gives the 24 plans readable ids and renewal texts', () => {
    expect(new Set(RENTAL_PLANS.map(({ id }) => id)).size).toBe(24)
    expect(RENTAL_PLANS.find(({ id }) => id === 'standard-four-seater-three-day')).toMatchObject({
      name: '3-Day Rental',
      renewsAt: 'Renews at $685 per 3 days',
    })
  })
})
