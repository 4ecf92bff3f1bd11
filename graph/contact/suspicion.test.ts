import { cpuTimeOf } from '#graph/testing/cpu-time.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { isConfirmed, suspicionsOf } from './suspicion.ts'

/** Processor time: linear work on 64 KB takes milliseconds of it, on slow machines too, and quadratic work many seconds. */
const QUADRATIC_MS = 3000

const siteUrl = 'https://ridgeline-carts.com'
const VALUES = { ...INQUIRY, interest: 'sales' as const }

describe('suspicionsOf', () => {
  it.each([
    ['nobody who leaves the hidden field empty', {}, '', []],
    ['who fills in the hidden field', {}, 'x', ['honeypot']],
    ['a link in the message', { message: 'See HTTPS://example.com' }, undefined, ['links']],
    ['a link in a name', { firstName: 'www.example.com' }, undefined, ['links']],
    ['a link for a telephone number', { phone: 'ftp://evil.example' }, undefined, ['links']],
    ['everything at once', { message: 'http://a' }, 'x', ['honeypot', 'links']],
  ])('suspects %s', (_who, change, trap, expected) => {
    expect(suspicionsOf({ ...VALUES, ...change }, siteUrl, trap)).toEqual(expected)
  })
})

describe('a link', () => {
  const isLink = (message: string) => suspicionsOf({ ...VALUES, message }, siteUrl).includes('links')

  it.each([
    'Look at http://evil.example',
    'hxxps://evil.example/',
    'More on WWW.evil.example today',
    'claim at evil.example/win before Friday',
    'cheap-carts.com',
    'Cheap carts (shop.cheap-carts.co.uk)!',
    'see CHEAPCARTS.COM, now',
    'bit.ly/3xYz',
    'Заходи на карты.ru',
    't.co/abc and more',
    'evil.com:8080',
    'https://ridgeline-carts.com.evil.example/',
    'https://ridgeline-carts.com@evil.example',
    'https://ridgeline-carts.com:_.!@evil.com/',
    'https://ridgeline-carts.com:8080/',
    'my-ridgeline-carts.com',
    'https://ridgeline-carts.com/?next=https://evil.example',
    'https://ridgeline-carts.com/?next=www.evil.example',
    'ridgeline-carts.com and evil.com/x',
  ])('is seen in "%s"', (message) => {
    expect(isLink(message)).toBe(true)
  })

  it.each([
    'I live in St.Marys and need a cart.',
    'I live in Mt.Top/Wilkes-Barre, PA.',
    'Write to me at ada.novak@mail.example.com or ada@work.co please',
    'Is the Nomad XL in stock?Call me at 570.555.0142 after 5p.m./6p.m.',
    'Charge it 24/7, i.e./e.g. and/or w/o the charger...right?',
    'My budget is $8,495.00/cart, 2.5 in./ft. lift, No.2/3',
    'I have questions about the cart.Is it 48V?',
    'Sat. or Sun.? Either is fine.Thanks',
    'Smith & Sons Inc., Hazleton',
    'Battery no.4 is dead...com port is fine',
    'Size 205/50-10, max. 23mph.',
    'J.R.Smith, Ph.D.',
    'Is https://ridgeline-carts.com/vehicle/denago-nomad?utm_source=chatgpt.com#photos still there?',
    'I saw it on (WWW.Ridgeline-Carts.com), or http://ridgeline-carts.com: nice.',
  ])('is not seen in "%s"', (message) => {
    expect(isLink(message)).toBe(false)
  })

  it('is seen in the path of a page when it is a whole address, and not in the name of a campaign', () => {
    expect(suspicionsOf(VALUES, siteUrl, '', '/contact?next=https://evil.example')).toEqual(['links'])
    expect(suspicionsOf(VALUES, siteUrl, '', '/contact?utm_source=chatgpt.com')).toEqual([])
  })

  it.each([
    'a.',
    'a-',
    'a',
    'com.',
    'a.b/',
    ' a.',
    'www',
    '\u00e4.',
    'a@',
    'ridgeline-carts.com/',
    'ridgeline-carts.com,',
  ])('is looked for in time that grows with the length: %j again and again', async (piece) => {
    const message = piece.repeat(65_536 / piece.length)
    expect(await cpuTimeOf(() => isLink(message))).toBeLessThan(QUADRATIC_MS)
  })
})

describe('isConfirmed', () => {
  it('does not take a link for a program', () => {
    expect(isConfirmed([])).toBe(true)
    expect(isConfirmed(['links'])).toBe(true)
    expect(isConfirmed(['links', 'honeypot'])).toBe(false)
    expect(isConfirmed(['too-fast'])).toBe(false)
    expect(isConfirmed(['frequent'])).toBe(false)
  })
})
