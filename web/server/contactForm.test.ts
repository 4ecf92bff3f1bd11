import { ContactLimit } from '#graph/contact/contact-caller.ts'
import { shedLoad } from '#graph/http/overload/shed-load.ts'
import { createServer } from '#graph/http/server.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { pageOptions } from '#web/testing/pageOptions.ts'
import { contactForm } from './contactForm.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const OPTIONS = pageOptions(test.graph)
const { firstName, lastName, email, phone, message } = INQUIRY
const CHOSEN = {
  ...{ vehicle: 'nomad-xl', down: '1300', months: '60', rate: '7.99', compare: 'nomad,nomad-xl' },
  ...{ interest: 'service', service: 'battery', lines: 'Estimate: About $154 a month' },
}
const TYPED = { firstName, lastName, email, phone, ...CHOSEN, message: `${message}\n<b>"Thank you"</b>` }

/** A server with the form alone, of which one address may send so many inquiries. */
const open = async (inquiries: number) => {
  const services = { ...test.graph.services, contactLimit: new ContactLimit({ inquiries }) }
  const server = createServer({ log: false })
  await server.register(contactForm({ ...OPTIONS, graph: { ...test.graph, services } }))
  return server
}

const post = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  url: '/contact',
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  payload: new URLSearchParams(fields).toString(),
})

const plain = (text: string) => text.replace(/&#(\d+);/g, (_entity, code) => String.fromCodePoint(Number(code)))

/** The request of a browser without scripts that submits the form. */
const fieldsOf = (page: string) => {
  const hidden = [...page.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)">/g)]
  const [, words] = /<textarea name="message"[^>]*>\n(.*?)<\/textarea>/s.exec(page)!
  return Object.fromEntries([...hidden.map(([, name, value]) => [name!, plain(value!)]), ['message', plain(words!)]])
}

it("an overloaded server returns a form with the typed text and the visitor's choices, to send again", async () => {
  const server = createServer({ log: false })
  await server.register(shedLoad, { atOnce: 1, waiting: 0 })
  const released = Promise.withResolvers<string>()
  server.get('/slow', () => released.promise)
  await server.register(contactForm(OPTIONS))
  const slow = server.inject('/slow')
  await eventually(() => server.load.running === 1)
  const refused = await server.inject(post(TYPED))
  released.resolve('done')
  await slow

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  const fields = fieldsOf(refused.body)
  expect(fields).toEqual(TYPED)
  expect((await server.inject(post(fields))).headers.location).toBe(
    '/thank-you?reason=service&service=battery&vehicle=nomad-xl&down=1300&months=60&rate=7.99&compare=nomad,nomad-xl',
  )
  const [stored] = await test.database.query('select message, context, vehicle_id from contact_inquiries')
  expect(stored.vehicle_id).toBe('denago-nomad-xl')
  expect(stored.context).toMatchObject({ vehicles: [{}, {}] })
  expect(stored.message).toBe(`${TYPED.message}\n\nEstimate: About $154 a month\nService: A battery test`)
  await server.close()
})

it('an inquiry beyond the limit of its address returns a form with the typed text, and says when to retry', async () => {
  const server = await open(1)
  expect((await server.inject(post({ ...TYPED, email: 'first@example.com' }))).statusCode).toBe(303)
  const second = { ...TYPED, email: 'second@example.com' }
  const refused = await server.inject(post(second))
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toContain('Too many messages from your connection.')
  expect(fieldsOf(refused.body)).toEqual(second)
  await server.close()
})

it('a form that a page of another site sends is returned, and does not count for the limit of inquiries', async () => {
  const server = await open(2)
  const request = post({ ...TYPED, email: 'third@example.com' })
  const send = (name: string, value: string) =>
    server.inject({ ...request, headers: { ...request.headers, [name]: value } })
  const fromElsewhere = [send('sec-fetch-site', 'cross-site'), send('origin', 'https://evil.example')]
  for (const refused of await Promise.all(fromElsewhere)) {
    expect(refused.statusCode).toBe(403)
    expect(refused.body).toContain('from a page of another site')
    expect(fieldsOf(refused.body)).toMatchObject({ message: TYPED.message })
  }
  expect((await send('sec-fetch-site', 'same-origin')).statusCode).toBe(303)
  expect((await send('origin', TEST_SITE)).statusCode).toBe(303)
  await server.close()
})

it('a message beyond 64 KB is too long in the words of a visitor', async () => {
  const server = await open(1)
  const refused = await server.inject(post({ ...TYPED, message: 'x'.repeat(65 * 1024) }))
  expect(refused.statusCode).toBe(413)
  expect(refused.body).toContain('<h1>Your message was not sent</h1>')
  expect(refused.body).toContain('Your message is too long. Go back and shorten it.')
  await server.close()
})
