import { isEmpty, readContext } from './inquiryContext.ts'
import { contactPath } from './paths.ts'

const read = (query: string) => {
  const params = new URLSearchParams(query)
  return readContext((name) => params.get(name))
}

it.each([
  '/contact',
  '/contact?vehicle=nomad-xl&down=0&months=60&rate=7.99',
  '/contact?vehicle=nomad-xl&down=800&months=60&rate=7.99&atDoor=9004.7',
  '/contact?vehicle=a%2Fb%20%26%20c',
  '/contact?compare=nomad,nomad-xl,rover-xl',
  '/contact?compare=a%252Cb,50%2525',
  '/contact?cart=UTILITY&days=30&town=dallas&miles=14',
  '/contact?vehicle=a&compare=a,b&cart=FOUR_SEATER&days=1',
  '/contact?cart=SIX_SEATER&days=3&from=2026-06-12&list=standard&town=dallas',
  '/contact?reason=trade-in&battery=lead-acid&runs=poorly',
  '/contact?service=battery&transport=bring',
  '/contact?vehicle=ev-city&lineup=15000',
  '/contact?vehicle=ev-city&town=dallas',
  '/contact?reason=renting&town=dallas',
  '/contact?vehicle=nomad-xl&testDrive=2026-06-13&part=morning&showroom=scranton',
  '/contact?reason=waiting&wanted=seats%3D4%26q%3Dlithium%26maxPrice%3D12000',
])('reads what contactPath writes: %s', (path) => {
  const { context, ignored } = read(path.split('?')[1] ?? '')
  expect(contactPath(context)).toBe(path)
  expect(ignored).toEqual([])
})

it.each([
  ['compare=nomad', 'compare'],
  ['compare=nomad,nomad', 'compare'],
  ['compare=a,b,c,d,e', 'compare'],
  [`compare=a,${'x'.repeat(201)}`, 'compare'],
  ['down=1300&months=60&rate=7.99', 'estimate'],
  ['vehicle=a&down=1300&months=60', 'estimate'],
  ['vehicle=a&down=-1&months=60&rate=7.99', 'estimate'],
  ['vehicle=a&down=1300&months=121&rate=7.99', 'estimate'],
  ['vehicle=a&down=1300&months=6.5&rate=7.99', 'estimate'],
  ['vehicle=a&down=1300&months=60&rate=99', 'estimate'],
  ['vehicle=a&testDrive=2026-02-31&part=morning', 'testDrive'],
  ['testDrive=2026-06-13', 'testDrive'],
  ['cart=TANK&days=7', 'rental'],
  ['cart=toString&days=7', 'rental'],
  ['cart=UTILITY&days=31', 'rental'],
  ['cart=UTILITY&days=0x7', 'rental'],
  ['cart=UTILITY&days=7&miles=501', 'rental'],
])('leaves out %s, and says so', (query, group) => {
  const { context, ignored } = read(query)
  expect(ignored).toEqual([group])
  expect({ ...context, vehicle: undefined }).toEqual({ vehicle: undefined })
})

it('takes `cart` for the vehicle of a test drive, and the part of the day in any letter case', () => {
  const { context } = read('cart=nomad-xl&testDrive=2026-06-13&part=Morning')
  expect(context).toEqual({ vehicle: 'nomad-xl', testDrive: '2026-06-13', part: 'morning' })
})

it.each(['reason=waiting', 'about=waiting', 'interest=waiting'])('reads the reason of %s', (query) => {
  expect(read(query).context).toEqual({ reason: 'waiting' })
})

it.each([
  '',
  'vehicle=',
  `vehicle=${'x'.repeat(201)}`,
  'vehicle=%00',
  'partner=acme',
  'reason=weather',
  'interest=toString',
  'interest=sales&service=battery',
  'service=coffee',
  'lineup=9',
])('finds nothing in %j', (query) => expect(isEmpty(read(query))).toBe(true))
