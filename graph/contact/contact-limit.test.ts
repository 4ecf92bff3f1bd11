import { ContactLimit } from './contact-caller.ts'

const refused = { code: 'RATE_LIMITED' }

describe('ContactLimit', () => {
  it('gives all of an IPv6 /48 sixteen times the inquiries of one address', async () => {
    const limit = new ContactLimit({ inquiries: 2 })
    const sixtyFours = Array.from({ length: 16 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`)
    for (const address of [...sixtyFours, ...sixtyFours]) await limit.count({ address })
    await expect(limit.count({ address: sixtyFours[0]! })).rejects.toMatchObject(refused)
    await expect(limit.count({ address: '2001:db8:1:ff::1' })).rejects.toMatchObject(refused)
    await limit.count({ address: '2001:db8:2::1' })
  })

  it('counts a partner apart from the addresses that it sends from', async () => {
    const limit = new ContactLimit({ inquiries: 1 })
    await limit.count({ address: '2001:db8:1::1' })
    await limit.count({ address: '2001:db8:1::1', partner: 'acme' })
    await expect(limit.count({ address: '2001:db8:1::1' })).rejects.toMatchObject(refused)
  })
})
