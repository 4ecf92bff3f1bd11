import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_PICTURES } from '#graph/inventory/site-pictures.ts'
import { FIELDS, type FieldName } from '#graph/vehicles/fields.ts'
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
