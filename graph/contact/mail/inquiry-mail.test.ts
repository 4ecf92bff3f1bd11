import { jest } from '@jest/globals'
import { XMLParser } from 'fast-xml-parser'
import { inquiriesAsCsv } from '#graph/cli/inquiries-program.ts'
import type { ContactValues } from '#graph/contact/contact.rules.ts'
import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { codeOf, LISTED_REASONS, reasonNamed } from '#graph/dealer/reasons.ts'
import { connect } from '#graph/start/connect.ts'
import { startJobs } from '#graph/start/start-jobs.ts'
import { contactServiceOf } from '#graph/testing/contact-service.ts'
import { makeCuttable } from '#graph/testing/cuttable.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { type MailServer, startMailServer } from '#graph/testing/mail-server.ts'
import { validateAdf } from '#graph/testing/validate-adf.ts'
import { mailGauges } from './inquiry-mails.ts'

const ADDRESSES = {
  ...{ siteUrl: 'https://carts.example', mailFrom: 'site@carts.example' },
  ...{ mailTo: 'sales@carts.example', crmEmail: 'leads@crm.example' },
}

const TRADED = 'I have a cart to trade in.\n\nBrand and model: club car Precedent i2\nModel year: 2014'
const VALUES = { ...INQUIRY, message: 'Please call me\nabout a battery.' }

let mailServer: MailServer
let jobs: { stop: () => Promise<void> } | undefined
const log: string[] = []

const { url, database, close } = await openTestDatabase()
afterAll(close)
const contact = contactServiceOf(database, true)
const inquiries = new InquiryService(database)

/** Resets the fields of a cart that tests change to the values of the seed. */
const COLUMNS = 'name, is_new, model_year, mileage, color, vin, availability, location'

beforeAll(async () => {
  mailServer = await startMailServer()
  await database.query(`create table seeded as select id, ${COLUMNS} from vehicles`)
})
afterAll(() => mailServer.stop())

afterEach(async () => {
  log.length = 0
  mailServer.received.length = 0
  mailServer.refused.clear()
  mailServer.delayMs = 0
  await database.query(`update vehicles set (${COLUMNS}) = (select ${COLUMNS} from seeded where id = vehicles.id)`)
  await database.query(`delete from calendar_entries where words = 'Moving'`)
  await database.query('truncate contact_inquiries cascade')
  await database.query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`)
})

const start = (change: Partial<Parameters<typeof startJobs>[0]> = {}, on = database) => {
  const write = (line: string) => log.push(line)
  jobs = startJobs({ ...ADDRESSES, smtpUrl: mailServer.url, ...change }, on, { warn: write, error: write })
}

const stopJobs = async () => {
  await jobs?.stop()
  jobs = undefined
}

const submit = async (change: object = {}, options = {}) => {
  const { inquiry } = await contact.submit({ ...VALUES, ...change }, options)
  return inquiry!
}

const statusOf = async (id: string) => (await inquiries.find(id))!.status
const mailsOf = async (id: string) => {
  const { mails } = (await inquiries.find(id))!
  return Object.fromEntries(mails.map((mail) => [mail.kind, mail]))
}
const whenSent = (id: string) => eventually(async () => (await statusOf(id)) === 'sent')
const bodiesTo = (...addresses: string[]) => addresses.map(mailTo).flatMap(({ text, html }) => [text, html])
/** The four texts of the mails to the dealer and to the visitor. */
const bodies = () => bodiesTo(ADDRESSES.mailTo, VALUES.email)
const sets = (id: string, change: string) => database.query(`update vehicles set ${change} where id = $1`, [id])
const mailTo = (address: string) => mailServer.received.find(({ recipients }) => recipients.includes(address))!

/** The lead of the CRM, which is valid ADF. */
const leadOf = () => {
  const { text } = mailTo(ADDRESSES.crmEmail)
  validateAdf(text!)
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' }).parse(text!).adf.prospect
}

/** Submits an inquiry; its mails have been sent when this resolves. */
const deliver = async (...inquiryOf: Parameters<typeof submit>) => {
  const inquiry = await submit(...inquiryOf)
  await whenSent(inquiry.id)
  return inquiry
}

/** Jobs whose mails have arrived are still completed. */
const whenIdle = () => eventually(async () => (await database.query('select from graphile_worker.jobs')).length === 0)

/** Lets jobs that wait for their next attempt run now. */
const skipBackOff = () =>
  database.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs`)

describe('the mails of an inquiry', () => {
  beforeAll(() => start())
  afterEach(whenIdle)
  afterAll(stopJobs)

  it('tell the dealer who wrote what, and let them answer by a reply', async () => {
    const inquiry = await deliver({ vehicleId: 'nomad-xl' }, { source: 'form', page: '/contact?vehicle=nomad-xl' })
    const { subject, from, replyTo, text, html, messageId } = mailTo(ADDRESSES.mailTo)
    expect(subject).toBe('Asking about a cart: Denago Nomad XL, Ada Novak')
    expect(from).toMatchObject({ name: DEALER.name, address: ADDRESSES.mailFrom })
    expect(replyTo).toMatchObject([{ name: 'Ada Novak', address: 'ada@example.com' }])
    expect(messageId).toBe(`<${inquiry.id}.dealer@carts.example>`)
    for (const body of [text, html]) {
      expect(body).toMatch(/Please call me(?:<br>)?\nabout a battery\./)
      expect(body).toContain('(570) 555-0142')
      expect(body).toContain('Denago Nomad XL, $8,495')
      expect(body).toContain('https://carts.example/vehicle/denago-nomad-xl')
      expect(body).toContain('/contact?vehicle=nomad-xl')
      expect(body).toContain(inquiry.id)
      // There is no desk without staff.
      expect(body).not.toContain('/desk')
    }
  })

  it('lead the dealer to the inquiry at the desk', async () => {
    await stopJobs()
    start({ staff: ['ann@carts.example'] })
    const { id } = await deliver()
    const at = `https://carts.example/desk/inquiries/${id}`
    const { text, html } = mailTo(ADDRESSES.mailTo)
    expect(text).toContain(`Answer at the desk: ${at}\nI answered by mail: ${at}#answer-${id}\n`)
    for (const href of [at, `${at}#answer-${id}`]) expect(html).toContain(`href="${href}"`)
    expect(bodiesTo(VALUES.email).join()).not.toContain('/desk')
  })

  it.each([
    ['form', undefined, 'Contact form'],
    ['form', 'Cart Club', 'Contact form, by a link of Cart Club'],
    ['rest', 'Cart Club', 'Cart Club, through our API'],
    ['rest', undefined, 'Another website, through our API'],
  ] as const)('say where it came from: %s of %s', async (source, partner, words) => {
    await deliver({}, { source, partner })
    expect(mailTo(ADDRESSES.mailTo).text).toContain(`Sent from: ${words}\n`)
    for (const body of bodiesTo(VALUES.email)) {
      expect(body).toContain(source === 'form' ? 'in the contact form of' : 'on another website or in another program')
      expect(body).not.toContain('Cart Club')
    }
  })

  // The compiler asks for each field of the form.
  const EVERY_FIELD: Record<keyof ContactValues, string> = {
    ...{ firstName: 'Ottilie', lastName: 'Brzezinski', email: 'ob@example.com', phone: '(570) 555-0199' },
    ...{ interest: 'parts', message: 'A left mirror for my cart.' },
  }

  it('carry every field of the form, as does the CSV', async () => {
    const { id } = await deliver(EVERY_FIELD)
    const [text, html] = bodiesTo(ADDRESSES.mailTo)
    const csv = inquiriesAsCsv([(await inquiries.find(id))!])
    await deliver({ ...EVERY_FIELD, interest: 'sales' })
    const lead = mailTo(ADDRESSES.crmEmail).text
    const places = { text, html, lead, csv }
    const missing = Object.entries(places).flatMap(([place, words]) =>
      Object.entries(EVERY_FIELD)
        .filter(([, value]) => !words!.toLowerCase().includes(value.toLowerCase()))
        .map(([field]) => `${field} in ${place}`),
    )
    expect(missing).toEqual(['interest in lead'])
  })

  const CONTEXT = {
    vehicleIds: ['nomad', 'nomad-xl'],
    rental: { cart: 'SIX_SEATER', days: 7, priceList: 'TOWN', municipalityId: 'dallas', deliveryMiles: 14 },
  }

  it.each([
    [
      { vehicleId: 'nomad-xl', context: { testDrive: { day: '2037-06-13' } } },
      'Test drive: Denago Nomad XL',
      ', Saturday, June 13, 2037',
    ],
    [
      { context: { rental: { cart: 'SIX_SEATER', days: 2, firstDay: '2037-06-12', priceList: 'STANDARD' } } },
      'Renting a cart',
      ', 6-seater for 2 days from Friday, June 12, 2037',
    ],
    [{ vehicleId: 'nomad', context: { reason: 'WAITING' } }, 'Tell me when a cart comes in: Denago Nomad', ''],
    [{ context: { vehicleIds: ['nomad', 'nomad-xl'] } }, 'Comparing carts: Denago Nomad, Denago Nomad XL', ''],
    [{ context: { reason: 'TRADE_IN' } }, 'Selling or trading in a cart', ''],
    [{ interest: 'service', vehicleId: 'nomad' }, 'Service or repair: Denago Nomad', ''],
  ])('say on a lock screen what is wanted, when, and how to reach the visitor: %j', async (change, what, when) => {
    await deliver(change)
    const { subject, text, html } = mailTo(ADDRESSES.mailTo)
    expect(subject).toBe(`${what}, Ada Novak`)
    expect(text!.split('\n').slice(0, 2)).toEqual([what + when, 'Ada Novak, (570) 555-0142, ada@example.com'])
    const shown = (html as string).replace(/.*<body/s, '<body').replace(/<[^>]+>\s*/g, '')
    expect(shown).toMatch(new RegExp(`^${what}${when}Ada Novak, \\(570\\) 555-0142, ada@example.com`))
  })

  it('name what is not listed to the dealer only, as one line of plain text', async () => {
    const hostile = '<img src=x>\nPhone: 1'
    await deliver({ context: { vehicleIds: ['nomad', hostile] } }, { source: 'form' })
    const [text, html] = bodiesTo(ADDRESSES.mailTo)
    expect(text).toContain('Not listed: Cart <img src=x> Phone: 1\n')
    expect(html).not.toContain('<img')
    for (const body of bodiesTo(VALUES.email)) expect(body).not.toContain('Phone: 1')
  })

  it('confirm to the visitor, with the promise of an answer, and repeat nothing of the message', async () => {
    await deliver()
    const { subject, replyTo, text, html } = mailTo('ada@example.com')
    expect(subject).toContain(DEALER.name)
    expect(replyTo).toMatchObject([{ address: ADDRESSES.mailTo }])
    for (const body of [text, html]) {
      expect(body).toContain('Hello Ada,')
      expect(body).toContain(DEALER.responseTime.promise)
      expect(body).toContain(DEALER.lines.main.label)
      expect(body).not.toContain('battery')
    }
  })

  it('give the CRM a lead in ADF', async () => {
    const message = 'A <b>battery</b> & a bell\u0007, ]]> please'
    const inquiry = await deliver({ message, vehicleId: 'nomad-xl' }, { partner: 'Cart Club', source: 'rest' })
    const { text, html, headers } = mailTo(ADDRESSES.crmEmail)
    expect(html).toBeUndefined()
    expect(headers.find(({ key }) => key === 'content-type')!.value).toMatch(/^text\/plain/)
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*<\?adf version="1.0"\?>\s*<adf>\s*<prospect/)
    expect(leadOf()).toMatchObject({
      id: { '#text': inquiry.id },
      requestdate: inquiry.receivedAt.toISOString(),
      ...buy({ '@status': 'new', price: { '@type': 'asking', '@currency': 'USD', '#text': 8495 } }),
      customer: {
        contact: {
          name: [{ '#text': 'Ada' }, { '#text': 'Novak' }],
          email: 'ada@example.com',
          phone: '(570) 555-0142',
        },
        comments: expect.stringMatching(/^Asking about a cart: A <b>battery<\/b> & a bell, ]]> please\n\nCart: /),
      },
      vendor: { vendorname: DEALER.name },
      provider: { name: { '#text': 'Cart Club' } },
    })
  })

  it.each<[what: string, inquiry: object, words: string[], change?: string]>([
    [
      'what the visitor chose, with our figures',
      { vehicleId: 'nomad-xl', context: CONTEXT },
      ['Denago Nomad, $8,495, stock number R-2603', '6-seater for 7 days in Dallas', '$1,284', 'Town prices'].concat(
        'Rental delivery beyond the first 10 miles, 4 × $6',
      ),
    ],
    [
      'when and where a test drive is wanted',
      { vehicleId: '7f3a9c1e5b2d4860', context: { testDrive: { day: '2037-06-13' } } },
      ['Saturday, June 13, 2037', 'Ridgeline Golf Carts – Mountain Top'],
    ],
    [
      'the serial number of a cart without a VIN',
      { vehicleId: 'club-car-precedent-2018' },
      ['stock number U-1801, serial number PH1801-000142'],
    ],
    [
      'whether the cart is still there, and where',
      { vehicleId: 'nomad' },
      ['Denago Nomad, $8,495, stock number R-2603, on hold (Hatfield)'],
      `availability = 'ON_HOLD', location = 'hatfield'`,
    ],
  ])('say %s, to the dealer and to the visitor', async (_what, inquiry, words, change = '') => {
    if (change) await sets('denago-nomad', change)
    await deliver(inquiry)
    for (const body of bodies()) for (const text of words) expect(body).toContain(text)
  })

  const buy = (cart: object) => ({ vehicle: { '@interest': 'buy', ...cart } })
  const traded = (message: string) => ({ message, vehicleId: 'nomad-xl', context: { reason: 'TRADE_IN' } })
  const trade = (own: object) => ({
    vehicle: [
      { '@interest': 'buy', model: 'Nomad XL' },
      { '@interest': 'trade-in', ...own },
    ],
  })
  const GREEN = { colorcombination: { exteriorcolor: 'Forest green', preference: 1 } }
  const COMPARED = { year: 2026, make: 'Denago', model: 'Nomad', vin: '1RDGN4P22TS002603', stock: 'R-2603', ...GREEN }

  it.each<[what: string, inquiry: object, lead: object, change?: string]>([
    [
      'each compared cart, and all of it in words',
      { vehicleId: 'nomad-xl', context: CONTEXT },
      {
        vehicle: [{ id: { '#text': 'denago-nomad-xl' } }, { id: { '#text': 'denago-nomad' }, ...COMPARED }],
        customer: {
          comments: expect.stringContaining('Estimated total: $1,284\nDeposit, returned with the cart: $750'),
        },
      },
      `vin = '1RDGN4P22TS002603'`,
    ],
    [
      'the day of a test drive',
      { vehicleId: '7f3a9c1e5b2d4860', context: { testDrive: { day: '2037-06-13' } } },
      {
        vehicle: { '@interest': 'test-drive' },
        customer: { timeframe: { description: 'Test drive', earliestdate: '2037-06-13' } },
      },
    ],
    [
      'a cart with a serial number and no VIN',
      { vehicleId: 'club-car-precedent-2018' },
      buy({ stock: 'U-1801', comments: 'Serial number: PH1801-000142, in stock (Scranton)' }),
    ],
    [
      'whether the cart is still there, and where',
      { vehicleId: 'nomad' },
      {
        ...buy({ comments: 'on hold (Hatfield)' }),
        customer: { comments: expect.stringContaining('stock number R-2603, on hold (Hatfield)') },
      },
      `availability = 'ON_HOLD', location = 'hatfield'`,
    ],
    [
      'a used cart',
      { vehicleId: 'nomad' },
      buy({ make: 'Denago', model: 'Nomad', year: 2019 }),
      `is_new = false, model_year = 2019, name = 'Denago Nomad 2019', mileage = 640`,
    ],
    [
      'a cart of an unknown year',
      { vehicleId: 'nomad' },
      buy({ make: 'Denago', model: 'Nomad', year: '' }),
      'model_year = null, color = null, vin = null',
    ],
    ['a rental', { context: { rental: { cart: 'SIX_SEATER', days: 2, firstDay: '2027-06-11' } } }, buy({})],
    ['a cart that is not listed', { vehicleId: 'no-such-cart' }, buy({})],
    ['the cart to trade in', traded(TRADED), trade({ year: 2014, make: 'Club Car', model: 'Precedent i2' })],
    [
      'the cart to trade in, of an unknown year',
      traded('Mine for yours?\n\nBrand and model: Yamaha Drive2'),
      trade({ year: '', make: 'Yamaha', model: 'Drive2' }),
    ],
  ])('give the CRM %s as valid ADF', async (_what, inquiry, lead, change = '') => {
    if (change) await sets('denago-nomad', change)
    await deliver(inquiry, { source: 'form' })
    expect(leadOf()).toMatchObject(lead)
  })
  it.each(LISTED_REASONS)(
    'give the CRM a lead for the reason %s where it is sales, and nobody else one',
    async (key) => {
      const { interest, label, adf = 'buy' } = reasonNamed(key)
      await deliver({ interest, context: { reason: codeOf(key) } })
      expect(mailTo(ADDRESSES.mailTo).subject).toBe(`${label}, Ada Novak`)
      const lead = mailTo(ADDRESSES.crmEmail)
      expect(lead !== undefined).toBe(interest === 'sales')
      if (!lead) return
      expect(leadOf()).toMatchObject({
        vehicle: { '@interest': adf },
        customer: { comments: expect.stringContaining(label) },
      })
    },
  )
  it.each([
    ['nothing of a reason that is no sale', { interest: 'general', vehicleId: 'nomad-xl' }, 'Something else: ', false],
    [
      'a test drive, whatever the reason is',
      { interest: 'general', vehicleId: 'nomad-xl', context: { testDrive: { day: '2027-06-12' } } },
      'Reason: Something else',
      true,
    ],
  ])('give the CRM %s', async (_what, inquiry, words, isLead) => {
    await deliver(inquiry)
    const { subject, text } = mailTo(ADDRESSES.mailTo)
    expect(`${subject}\n${text}`).toContain(words)
    expect(mailTo(ADDRESSES.crmEmail) !== undefined).toBe(isLead)
  })

  it.each([
    ['SOLD', 'sold'],
    ['ON_HOLD', 'on hold'],
    ['OUT_OF_STOCK', 'not in stock'],
  ])('tell a shopper first that a cart is %s, and where others like it are', async (availability, words) => {
    await sets('denago-nomad', `availability = '${availability}'`)
    await deliver({ context: { vehicleIds: ['nomad', 'nomad-xl'] } })
    await deliver({ vehicleId: 'nomad', interest: 'parts', email: 'owner@example.com' })
    const { subject, text, html } = mailTo(VALUES.email)
    expect(subject).toBe(`The Denago Nomad is ${words}. We got your message: ${DEALER.name}`)
    expect(text).toMatch(new RegExp(`^The Denago Nomad is ${words}\\.\n`))
    expect(text).toContain('You asked about these carts. A person on our team')
    for (const body of [text, html]) expect(body).toContain('https://carts.example/vehicle/denago-nomad#similar')
    expect(text).not.toContain('Nomad XL is')
    expect(mailTo('owner@example.com').text).toMatch(/^You asked about parts\n/)
  })

  it('tell a shopper first that a cart was taken off the site', async () => {
    await database.query(`insert into withdrawn_vehicles (id, aliases, name, brand, category, price)
      values ('gone', '[]', 'Testbrand Gone', 'Testbrand', 'Gone', 5000)`)
    await deliver({ vehicleId: 'gone' }, { source: 'form' })
    expect(mailTo(VALUES.email).text).toMatch(/^The Testbrand Gone is no longer listed\.\n/)
  })

  it('say until when nobody answers, to the visitor and to the dealer', async () => {
    const closed = `insert into calendar_entries (source, kind, first_day, last_day, words)
      values ('staff', 'closed', now() - interval '2 days', now() + interval '20 days', 'Moving')`
    await database.query(closed)
    await deliver()
    const words = /Closed for Moving until \w+, \w+ \d+\. You(?:'|&#39;)ll hear from us by .+\. From then on we reply/
    for (const body of bodies()) expect(body).toMatch(words)
  })

  it('let no visitor write markup or headers', async () => {
    const names = { firstName: 'Ada\r\nBcc: victim@example.com', lastName: '<script>"\'&' }
    await deliver({ ...names, message: '<img src=x> & so on' })
    expect(mailServer.received).toHaveLength(3)
    for (const { recipients, bcc, html = '' } of mailServer.received) {
      expect(recipients).toHaveLength(1)
      expect(bcc).toBeUndefined()
      expect(html).not.toMatch(/<script|<img/)
    }
    const subject = `Buying or renting a cart, Ada Bcc: victim@example.com <script>"'&`
    expect(mailTo(ADDRESSES.mailTo)).toMatchObject({ subject })
  })

  it('mark a suspicious inquiry, and send nothing to an address that a bot has given', async () => {
    await deliver({}, { trap: 'x' })
    expect(mailTo(ADDRESSES.mailTo).subject).toBe('[Suspicious] Buying or renting a cart, Ada Novak')
    expect(mailTo(ADDRESSES.mailTo).text).toContain('a field that people never see was filled in')
    expect(mailTo('ada@example.com')).toBeUndefined()
  })

  it.each(['María José', "D'Arcy-Ann", 'J.R.', 'Ole J. R.', '山田', 'Zoe\u0308', 'علی'])(
    'greet %s by name',
    async (firstName) => {
      await deliver({ firstName })
      const [text, html] = bodiesTo(VALUES.email)
      expect(text).toContain(`Hello ${firstName},`)
      expect(html).toContain(`Hello ${firstName.replace("'", '&#39;')},`)
    },
  )

  it.each([
    'You won 900 USD - claim at evil.example/win before Friday',
    'Win at https://evil.example',
    'evil.example',
    't.co',
    'call 570 555 0142',
    'eve@evil.example',
    'Ada 🎁',
    'Ada, click the link below',
    'You have won the new cart of the year',
    'A'.repeat(41),
    '\u202eelpmaxe',
  ])('carry no words of %s to the address that was given', async (firstName) => {
    await deliver({ firstName })
    for (const body of bodiesTo(VALUES.email)) {
      expect(body).toContain('Hello,')
      expect(body).not.toContain(firstName)
    }
  })

  it('tell the dealer that a mailbox was confirmed to often enough', async () => {
    for (const words of ['first', 'second', 'third']) await submit({ message: `The ${words} message` })
    await deliver({ message: 'The fourth message' })
    const { text } = mailServer.received.find(({ subject }) => subject?.startsWith('[Suspicious]'))!
    expect(text).toContain('The fourth message')
    expect(text).toContain('more than three for this mailbox came within an hour')
    expect(text).toContain('No confirmation was sent')
  })

  it.each([
    ['570-555-0123 x45', 'href="tel:5705550123;ext=45"'],
    ['nobody answers it', undefined],
  ])('link %j only to what dials it', async (phone, href) => {
    await deliver({ phone })
    const { html } = mailTo(ADDRESSES.mailTo)
    expect(html).toContain(phone)
    expect((html as string).match(/href="tel:[^"]*"/g) ?? []).toEqual(href ? [href] : [])
  })

  it('show an encoded word in a name as it was typed, and links of mail with their @', async () => {
    await deliver({ firstName: '=?utf-8?q?Ridgeline?=', email: 'a%2Bb?x@example.com' })
    const { subject, replyTo, text, html } = mailTo(ADDRESSES.mailTo)
    expect(subject).toBe('Buying or renting a cart, = ?utf-8?q?Ridgeline?= Novak')
    expect(replyTo).toMatchObject([{ name: '= ?utf-8?q?Ridgeline?= Novak' }])
    expect(text).toContain('\n=?utf-8?q?Ridgeline?= Novak, ')
    expect(html).toContain('"mailto:a%252Bb%3Fx@example.com?subject=')
  })
})

describe('when mail cannot be sent', () => {
  afterEach(stopJobs)

  it('goes to the dealer however late, and confirms nothing to a visitor who wrote more than a week ago', async () => {
    const late = await submit()
    const timely = await submit({ email: 'grace@example.com' })
    const received = 'update contact_inquiries set received_at = now() - $2::interval where id = $1'
    await database.query(received, [late.id, '8 days'])
    await database.query(received, [timely.id, '6 days'])
    start()
    await Promise.all([late, timely].map(({ id }) => whenSent(id)))
    expect(mailTo('grace@example.com')).toBeDefined()
    expect(mailTo(VALUES.email)).toBeUndefined()
    expect(Object.keys(await mailsOf(late.id))).toEqual(['dealer', 'crm'])
  })

  it('waits without a mail server, and catches up', async () => {
    start({ smtpUrl: undefined })
    const inquiry = await submit()
    expect(await statusOf(inquiry.id)).toBe('waiting')
    start()
    await whenSent(inquiry.id)
    expect(mailServer.received).toHaveLength(3)
  })

  it('tries again when the mail server is back', async () => {
    const { url } = mailServer
    await mailServer.stop()
    start({ smtpUrl: url })
    const inquiry = await submit()
    await eventually(async () => Object.values(await mailsOf(inquiry.id)).every(({ lastError }) => lastError))
    expect(await statusOf(inquiry.id)).toBe('waiting')
    mailServer = await startMailServer(Number(new URL(url).port))
    await skipBackOff()
    await whenSent(inquiry.id)
    expect(mailServer.received).toHaveLength(3)
  })

  it('gives a recipient up at once who is refused for good, sends the others, and tries again when asked', async () => {
    mailServer.refused.add('ada@example.com')
    start()
    const inquiry = await submit()
    await eventually(async () => (await statusOf(inquiry.id)) === 'failed')
    await eventually(() => mailServer.received.length === 2)
    await whenIdle()
    expect(await mailGauges(database).read()).toMatchObject({ states: { waiting: 0, failed: 1 } })
    expect(await mailsOf(inquiry.id)).toMatchObject({
      dealer: { status: 'sent' },
      visitor: { status: 'failed', lastError: expect.stringContaining('550') },
      crm: { status: 'sent' },
    })
    expect(await inquiries.list({ status: 'failed' })).toHaveLength(1)

    mailServer.refused.clear()
    expect(await inquiries.retry(inquiry.id)).toBe(1)
    await whenSent(inquiry.id)
    expect(mailServer.received).toHaveLength(3)
    expect(await inquiries.retry(inquiry.id)).toBe(0)
    expect(await mailGauges(database).read()).toMatchObject({ states: { waiting: 0, failed: 0 } })
  })

  it('keeps the lead of a process that knows no CRM for a later try, and says so', async () => {
    start({ crmEmail: undefined })
    const inquiry = await submit()
    await eventually(async () => (await statusOf(inquiry.id)) === 'failed')
    await eventually(() => mailServer.received.length === 2)
    expect(log).toEqual([expect.stringMatching(/CRM_EMAIL is not set: inquiry .* was not sent to the CRM/)])
    expect(await mailsOf(inquiry.id)).toMatchObject({ crm: { status: 'failed' } })
    await jobs!.stop()

    start()
    expect(await inquiries.retry(inquiry.id)).toBe(1)
    await whenSent(inquiry.id)
    expect(mailTo(ADDRESSES.crmEmail)).toBeDefined()
  })

  it('puts the address of nobody into the log or beside the job', async () => {
    mailServer.refused.add('ada@example.com')
    start()
    const inquiry = await submit()
    const lastError = await eventually(async () => (await mailsOf(inquiry.id)).visitor!.lastError ?? undefined)
    expect(lastError).toContain('550 No such mailbox (address)')
    await eventually(() => log.length > 0)
    const jobRows = await database.query('select * from graphile_worker.jobs')
    for (const secret of ['ada@example.com', 'Novak', '555-0142', 'battery']) {
      expect(log.join('\n') + JSON.stringify(jobRows)).not.toContain(secret)
    }
  })

  it('answers the visitor at once when the mail server is slow', async () => {
    mailServer.delayMs = 5000
    start()
    const inquiry = await submit()
    expect(mailServer.received).toHaveLength(0)
    mailServer.delayMs = 0
    await whenSent(inquiry.id)
    expect(mailServer.received).toHaveLength(3)
  })

  it('ends in time while the mail server is slow, and sends later', async () => {
    mailServer.delayMs = 15_000
    start()
    const inquiry = await submit()
    await eventually(
      async () => (await database.query('select from graphile_worker.jobs where locked_at is not null')).length > 0,
    )
    await jobs!.stop()
    expect(await statusOf(inquiry.id)).toBe('waiting')
  })

  it('goes on when the database is back', async () => {
    // graphile-worker prints a trace for a lost connection.
    const trace = jest.spyOn(console, 'trace').mockImplementation(() => {})
    const way = await makeCuttable(url)
    const cuttable = await connect(way.url)
    start({}, cuttable)
    const before = await submit()
    await whenSent(before.id)
    await way.cut()
    const during = await submit({ message: 'Written while the worker was alone.' })
    await way.restore()
    await whenSent(during.id)
    await stopJobs()
    await cuttable.destroy()
    await way.cut()
    trace.mockRestore()
  })
})

describe('erasing an inquiry', () => {
  it('leaves nobody in the database, keeps the count, and sends no more mail', async () => {
    const traces = { idempotencyKey: 'k', context: { reason: 'FINANCING' } }
    const inquiry = await submit({ ...traces, vehicleId: 'nomad-xl' }, { page: '/contact' })
    await inquiries.erase([inquiry.id])
    const [row] = await database.query('select * from contact_inquiries')
    const keys = { idempotency_key: null, key_owner: null, submission_hash: null }
    expect(row).toMatchObject({ context: { reason: 'FINANCING' }, ...keys })
    for (const secret of ['Ada', 'Novak', 'example.com', '(570)', 'battery'])
      expect(JSON.stringify(row)).not.toContain(secret)
    expect(await inquiries.list({ status: 'erased' })).toMatchObject([
      { id: inquiry.id, interest: 'sales', vehicleId: 'denago-nomad-xl', receivedAt: inquiry.receivedAt, mails: [] },
    ])
    await whenIdle()
  })
})
