import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { InquiryService } from './inquiries/inquiry.service.ts'

const SUBMIT = `mutation ($input: SubmitContactInput!) {
  submitContact(input: $input) { inquiry { id receivedAt } userErrors { field message code } }
}`

const test = await createTestGraph()
afterAll(() => test.close())
beforeEach(() => test.database.query('truncate contact_inquiries cascade'))

const submit = async (change: object = {}) => {
  const { submitContact } = await test.dataOf(SUBMIT, { input: { ...INQUIRY, ...change } })
  return submitContact
}
const list = () => new InquiryService(test.database).list()

describe('submitContact', () => {
  it('answers with the receipt of the stored inquiry', async () => {
    const { inquiry, userErrors } = await submit({ interest: 'PARTS', vehicleId: 'Nomad-XL' })
    expect(userErrors).toEqual([])
    const stored = await list()
    const words = { ...INQUIRY, interest: 'parts', vehicleId: 'denago-nomad-xl' }
    expect(stored).toMatchObject([{ ...words, id: inquiry.id, source: 'api', suspicions: [] }])
    expect(inquiry.receivedAt).toBe(stored[0]!.receivedAt.toISOString())
  })

  it.each([
    [`${TEST_SITE}/contact?vehicle=gone`, 'form', '/contact'],
    [`${TEST_SITE}/graphql`, 'api', '/graphql'],
    ['https://other.example/contact', 'api', '/contact'],
  ])('from %s is of the %s', async (referer, source, page) => {
    const payload = {
      query: SUBMIT,
      variables: { input: { ...INQUIRY, vehicleId: source === 'form' ? 'gone' : null } },
    }
    await test.inject({ method: 'POST', url: '/graphql', payload, headers: { referer } })
    expect(await list()).toMatchObject([{ source, page }])
  })

  it.each([
    [' Cart & Club No. 7', 'Cart & Club No. 7'],
    ["O'Hara-Carts", "O'Hara-Carts"],
    ['x'.repeat(100), 'x'.repeat(100)],
    ...[null, '', ' ', '<b>acme</b>', 'https://acme.example', 'acme\nBcc: x', 'x'.repeat(101)].map((name) => [
      name,
      null,
    ]),
  ])('keeps the partner %j as %j', async (partner, stored) => {
    await submit({ partner })
    expect(await list()).toMatchObject([{ partner: stored }])
  })

  it('takes SALES for an interest that is left out', async () => {
    await submit()
    expect(await list()).toMatchObject([{ interest: 'sales' }])
  })

  it('names field, message and code of each expected failure', async () => {
    const { inquiry, userErrors } = await submit({
      firstName: ' ',
      email: 'a@b',
      phone: '555',
      message: 'x'.repeat(5001),
    })
    expect(inquiry).toBeNull()
    expect(userErrors).toEqual([
      { field: ['firstName'], code: 'REQUIRED', message: 'First name is required' },
      { field: ['email'], code: 'INVALID', message: 'Invalid email address' },
      { field: ['phone'], code: 'TOO_SHORT', message: 'Phone number is required' },
      { field: ['message'], code: 'TOO_LONG', message: 'Message must be at most 5000 characters' },
    ])
  })

  it('says with the other errors that a vehicle or a town does not exist', async () => {
    const context = { vehicleIds: ['nomad', 'gone'], rental: { cart: 'UTILITY', days: 3, municipalityId: 'atlantis' } }
    const { userErrors } = await submit({ email: 'a@b', vehicleId: 'no-such-cart', context, dryRun: true })
    expect(userErrors).toEqual([
      { field: ['email'], code: 'INVALID', message: 'Invalid email address' },
      { field: ['vehicleId'], code: 'NOT_FOUND', message: 'Vehicle not found' },
      { field: ['context', 'vehicleIds'], code: 'NOT_FOUND', message: 'Vehicles not found: gone' },
      { field: ['context', 'rental', 'municipalityId'], code: 'NOT_FOUND', message: 'Town not found' },
    ])
  })

  it('marks the answer to a retry', async () => {
    const query = 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { inquiry { id } } }'
    const send = () =>
      test.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query, variables: { input: { ...INQUIRY, idempotencyKey: 'marked' } } },
      })
    const [first, again] = [await send(), await send()]
    expect([first, again].map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true'])
    expect(again.json().data).toEqual(first.json().data)
  })

  it('answers a dry run with a receipt, whatever its key', async () => {
    const { inquiry } = await submit({ idempotencyKey: 'dry' })
    for (const lastName of [INQUIRY.lastName, 'Other']) {
      const tested = (await submit({ idempotencyKey: 'dry', lastName, dryRun: true })).inquiry
      expect(tested).toEqual({ id: expect.any(String), receivedAt: expect.any(String) })
      expect(tested.id).not.toBe(inquiry.id)
    }
    expect(await list()).toHaveLength(1)
  })

  it('does not let an inquiry be read back', async () => {
    const { errors } = await test.ask('{ __type(name: "ContactInquiry") { name } contactInquiries { id } }')
    expect(errors).toMatchObject([{ message: expect.stringContaining('contactInquiries') }])
  })
})
