import { claimedPartner } from './contact-caller.ts'

describe('claimedPartner', () => {
  it.each(['acme', 'Cart & Club No. 7', "O'Hara-Carts", 'x'.repeat(100)])('takes a plain name: %s', (name) => {
    expect(claimedPartner(` ${name} `)).toBe(name)
  })

  it.each([null, undefined, '', ' ', '<b>acme</b>', 'https://acme.example', 'acme\nBcc: x', 'a\0', 'x'.repeat(101)])(
    'leaves out what is none: %j',
    (text) => {
      expect(claimedPartner(text)).toBeUndefined()
    },
  )
})
