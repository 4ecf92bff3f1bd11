import { readContext } from '#web/parts/inquiryContext.ts'
import { inLines, inquiryOf } from './inquiryOf.ts'
import { messageLines, openingSentences, openingsOf } from './messageLines.ts'

it('has the choices of a visitor in words when their names and figures are missing', () => {
  const params = new URLSearchParams(
    'vehicle=a&lineup=9495&town=dallas&testDrive=2037-06-13&part=morning&down=0&months=1&rate=8&wanted=sort%3Dprice',
  )
  const { context } = readContext((name) => params.get(name))
  expect(inLines(messageLines(context).lines).split('\n')).toEqual([
    'Lineup price: $9,495, for a cart we order for you',
    'Time of day: In the morning',
    'Looking for: any cart',
    'Deliver to: dallas',
    'Estimate: 1 month at 8% APR, $0 down',
  ])
})

it('finances what the page of the cart did', () => {
  const estimate = { down: 800, months: 60, rate: 7.99 }
  const textOf = (context: Parameters<typeof messageLines>[0]) => messageLines(context, { price: 8495 }).lines[0]!.text
  expect(textOf(estimate)).toMatch(/^About \$156 a month for 60 months at 7.99% APR, \$800 down\./)
  expect(textOf({ ...estimate, atDoor: 9004.7 })).toMatch(/^About \$166 .+ down, on \$9,005 with tax and delivery\./)
})

it('words a search by the prices and ranges of the inventory', () => {
  expect(messageLines({ wanted: 'seats=4&price=under-15000&range=40&sort=name' }).search).toBe(
    '4 seats, under $15,000, 40+ miles',
  )
  expect(messageLines({ wanted: 'q=lithium&maxPrice=12000' }).search).toBe('lithium, under $12,000')
})

it('leaves the message empty for a cart that is not there', () => {
  expect(openingSentences({ vehicle: undefined, town: undefined, compared: [] })).toBe('')
})

it('names the town of a rental, and delivers a cart to that of a sale', () => {
  expect(inLines(messageLines({ reason: 'renting', town: 'dallas' }).lines)).toBe('Town: dallas')
})

it('opens a message by its reason and by what becomes of the cart', () => {
  const cart = { name: 'Nomad', condition: 'USED', category: 'Used' } as const
  const openings = (availability: 'IN_STOCK' | 'OUT_OF_STOCK' | 'SOLD') =>
    openingsOf({ vehicle: { ...cart, availability } })
  expect(openings('IN_STOCK')).toMatchObject({
    sales: "I'm interested in the Nomad.",
    parts: 'I need a part for the Nomad.',
    general: 'I have a question about the Nomad.',
  })
  expect(openings('OUT_OF_STOCK').waiting).toBe('Please tell me when the Nomad is back.')
  const { sales, waiting, parts } = openings('SOLD')
  expect([sales, waiting]).toEqual(Array(2).fill('Please tell me when another cart like the Nomad comes in.'))
  expect(parts).toBe('I need a part for the Nomad.')
  expect(openingsOf({ town: 'Dallas' }).sales).toBe("I'd like a quote for a cart delivered to Dallas.")
})

describe('inquiryOf', () => {
  const messageOf = (posted: object) => inquiryOf({ message: 'Does it climb?', ...posted }).input.message

  it('ends the message with the lines beside the form, and the answers in our words', () => {
    const answers = { interest: 'service', service: 'battery', problem: 'Stops', transport: 'pick-up', brand: 'EZ-GO' }
    expect(messageOf({ lines: 'Deliver to: Dallas', ...answers })).toBe(
      'Does it climb?\n\nDeliver to: Dallas\nService: A battery test\nWhat it needs: Stops\nBring or pick up: Please pick it up',
    )
    expect(messageOf({ lines: '' })).toBe('Does it climb?')
  })

  it('sets words that were typed right beside the first sentence apart from it', () => {
    const opening = 'Is the Nomad here?'
    const written = (message: string) => messageOf({ message, opening })
    expect(written(`I come on Friday.${opening}Call me.`)).toBe(`I come on Friday. ${opening} Call me.`)
    for (const message of [opening, `Hello! ${opening}\nBye`, `${opening}?`, 'Is it?'])
      expect(written(message)).toBe(message)
  })

  it('adds as many whole lines as a long message has room for', () => {
    const message = 'x'.repeat(4970)
    expect(messageOf({ message, lines: 'Deliver to: Dallas\nTime of day: Afternoon' })).toBe(
      `${message}\n\nDeliver to: Dallas`,
    )
    const full = 'x'.repeat(5000)
    expect(messageOf({ message: full, lines: 'Deliver to: Dallas' })).toBe(full)
  })

  it('takes no lines for a message', () => {
    expect(messageOf({ message: 'Hi  ', lines: 'Deliver to: Dallas' })).toBe('Hi  ')
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
