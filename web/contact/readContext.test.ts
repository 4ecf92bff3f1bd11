import { contactPath } from '#web/parts/contactPath.ts'
import { IGNORED } from './content.ts'
import { inLines, inquiryOf } from './inquiryOf.ts'
import { readContext, readForm } from './readContext.ts'
import { chosenWords } from './useSubject.ts'

const read = (query: string) => {
  const params = new URLSearchParams(query)
  return readContext((name) => params.get(name))
}

describe('readContext', () => {
  it.each([
    '/contact?vehicle=nomad-xl&down=1300.5&months=60&rate=7.99',
    '/contact?vehicle=a%2Fb%20%26%20c',
    '/contact?compare=nomad,nomad-xl,rover-xl',
    '/contact?compare=a%252Cb,50%2525',
    '/contact?cart=UTILITY&days=30&town=dallas&miles=14',
    '/contact?vehicle=a&compare=a,b&cart=FOUR_SEATER&days=1',
    '/contact?cart=SIX_SEATER&days=3&from=2026-06-12&list=standard&town=dallas',
    '/contact?about=trade-in&battery=lead-acid&runs=poorly',
    '/contact?service=battery&transport=bring',
    '/contact?vehicle=ev-city&lineup=15000',
    '/contact?vehicle=ev-city&town=dallas',
    '/contact?compare=nomad,nomad-xl&town=dallas',
    '/contact?town=mountain-top',
    '/contact?about=renting&town=dallas',
    '/contact?vehicle=nomad-xl&testDrive=2026-06-13&part=morning&showroom=scranton',
    '/contact?about=waiting&vehicle=ez-go-rxv-2021',
    '/contact?about=waiting&wanted=seats%3D4%26q%3Dlithium%26maxPrice%3D12000',
  ])('reads what contactPath writes: %s', (path) => {
    const { context, notes } = read(path.split('?')[1]!)
    expect(contactPath(context)).toBe(path)
    expect(notes).toEqual([])
  })

  it.each([
    ['compare=nomad', IGNORED.compared],
    ['compare=nomad,nomad', IGNORED.compared],
    ['compare=a,b,c,d,e', IGNORED.compared],
    [`compare=a,${'x'.repeat(201)}`, IGNORED.compared],
    ['down=1300&months=60&rate=7.99', IGNORED.estimate],
    ['vehicle=a&down=1300&months=60', IGNORED.estimate],
    ['vehicle=a&down=-1&months=60&rate=7.99', IGNORED.estimate],
    ['vehicle=a&down=1300&months=121&rate=7.99', IGNORED.estimate],
    ['vehicle=a&down=1300&months=6.5&rate=7.99', IGNORED.estimate],
    ['vehicle=a&down=1300&months=60&rate=99', IGNORED.estimate],
    ['vehicle=a&testDrive=2026-02-31', IGNORED.testDrive],
    ['vehicle=a&testDrive=tomorrow', IGNORED.testDrive],
    ['testDrive=2026-06-13', IGNORED.testDrive],
    ['cart=TANK&days=7', IGNORED.rental],
    ['cart=toString&days=7', IGNORED.rental],
    ['cart=UTILITY&days=31', IGNORED.rental],
    ['cart=UTILITY&days=0x7', IGNORED.rental],
    ['cart=UTILITY&days=7&miles=501', IGNORED.rental],
  ])('leaves out %s, and says so', (query, note) => {
    const { context, notes } = read(query)
    expect(notes).toEqual([note])
    expect({ ...context, vehicle: undefined }).toEqual({ vehicle: undefined })
  })

  it('takes `cart` for the vehicle of a test drive, and the part of the day in any letter case', () => {
    expect(read('cart=nomad-xl&testDrive=2026-06-13&part=Morning').context).toEqual({
      vehicle: 'nomad-xl',
      testDrive: { day: '2026-06-13', part: 'morning' },
    })
  })

  it.each([
    '',
    'vehicle=',
    `vehicle=${'x'.repeat(201)}`,
    'vehicle=%00',
    'partner=acme',
    'about=weather',
    'service=coffee',
    `problem=${'x'.repeat(201)}`,
    'lineup=9',
  ])('finds nothing in %j', (query) => expect(read(query)).toEqual({ context: {}, notes: [] }))

  it('of a form has its topic, and the answers to what it asks', () => {
    const values = { brand: 'EZ-GO', problem: 'Stops', transport: 'bring', meet: 'Friday, Scranton' }
    expect(readForm({ ...values, interest: 'trade-in' }).context).toEqual({
      about: 'trade-in',
      answers: { brand: 'EZ-GO' },
    })
    expect(readForm({ ...values, interest: 'parts' }).context).toEqual({})
  })
})

it('has the choices of a visitor in words when their names and figures are missing', () => {
  const { context } = read('vehicle=a&lineup=9495&town=dallas&testDrive=2037-06-13&part=morning&down=0&months=1&rate=8')
  expect(inLines(chosenWords({ ...context, wanted: 'sort=price' }).lines).split('\n')).toEqual([
    'Lineup price: $9,495, for a cart we order for you',
    'Time of day: In the morning',
    'Looking for: any cart',
    'Deliver to: dallas',
    'Estimate: 1 month at 8% APR, $0 down',
  ])
})

describe('inquiryOf', () => {
  const messageOf = (posted: object) => inquiryOf({ message: 'Does it climb?', ...posted }).input.message

  it('ends the message with the lines beside the form, and the answers in our words', () => {
    const answers = { interest: 'service', service: 'battery', problem: 'Stops', transport: 'pick-up', brand: 'EZ-GO' }
    expect(messageOf({ details: 'Deliver to: Dallas', ...answers })).toBe(
      'Does it climb?\n\nDeliver to: Dallas\nService: A battery test\nWhat it needs: Stops\nBring or pick up: Please pick it up',
    )
    expect(messageOf({ details: '' })).toBe('Does it climb?')
  })

  it('adds as many whole lines as a long message has room for', () => {
    const message = 'x'.repeat(4970)
    expect(messageOf({ message, details: 'Deliver to: Dallas\nTime of day: Afternoon' })).toBe(
      `${message}\n\nDeliver to: Dallas`,
    )
    const full = 'x'.repeat(5000)
    expect(messageOf({ message: full, details: 'Deliver to: Dallas' })).toBe(full)
  })

  it('takes no lines for a message', () => {
    expect(messageOf({ message: 'Hi  ', details: 'Deliver to: Dallas' })).toBe('Hi  ')
  })

  it('gives the API carts, test drive, rental and reason', () => {
    const posted = { interest: 'test-drive', vehicle: 'nomad-xl', testDrive: '2037-06-13', part: 'morning' }
    const { input } = inquiryOf({ ...posted, showroom: 'scranton', compare: 'a,b' })
    expect(input).toMatchObject({
      interest: 'SALES',
      vehicleId: 'nomad-xl',
      context: {
        reason: 'TEST_DRIVE',
        vehicleIds: ['a', 'b'],
        testDrive: { day: '2037-06-13', locationId: 'scranton' },
      },
    })
    const { context } = inquiryOf({ cart: 'UTILITY', days: '7', town: 'dallas', miles: '14' }).input
    const town = { priceList: 'TOWN', municipalityId: 'dallas', deliveryMiles: 14 }
    expect(context).toMatchObject({ rental: { cart: 'UTILITY', days: 7, ...town } })
  })
})
