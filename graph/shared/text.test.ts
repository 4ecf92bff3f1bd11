import { html } from './html.ts'
import { mergedFindings } from './inspection-words.ts'
import { phoneLink } from './phone-link.ts'
import { pictureAddress, picturePath, SiteAddress, scriptJson } from './site-address.ts'

describe('phoneLink', () => {
  it.each([
    ['(570) 555-0123', 'tel:5705550123'],
    ['+1 570.555.0123', 'tel:+15705550123'],
    ['570\u00a0555\u20130123', 'tel:5705550123'],
    ['570-555-0123 x45', 'tel:5705550123;ext=45'],
    ['570-555-0123x45', 'tel:5705550123;ext=45'],
    ['(570) 555-0123 ext. 4567 / cell 570-555-0199', 'tel:5705550123;ext=4567'],
    ['570-555-0123, Extension: 7', 'tel:5705550123;ext=7'],
    ['570-555-0123;ext=45', 'tel:5705550123;ext=45'],
    ['570-555-0123 #45', 'tel:5705550123;ext=45'],
    ['570-555-0123 / 570-555-0199', 'tel:5705550123'],
    ['570/555-0123', 'tel:5705550123'],
    ['570-555-0123 (cell)', 'tel:5705550123'],
    ['Cell 570-555-0123, after 5', 'tel:5705550123'],
    ['2 phones: 570-555-0123', 'tel:5705550123'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['0044 (0) 20 7946 0018', 'tel:00442079460018'],
    ['(+44) 20 7946 0018', 'tel:+442079460018'],
  ])('dials the first number of %j and nothing else', (text, link) => {
    expect(phoneLink(text)).toBe(link)
  })

  it.each([
    'call me, please',
    '٥٧٠ ٥٥٥ ٠١٢٣',
    '570 5551 ٠١٢٣',
    '1-800-GO-CARTS',
    '1-800-555-CART',
    '570-555-0123 570-555-0199',
    '555-01',
  ])('links nothing where the digits are not the number: %j', (text) => {
    expect(phoneLink(text)).toBeUndefined()
  })

  it('adds the country code to a number that has none', () => {
    expect(phoneLink('(570) 555-0142', '+1')).toBe('tel:+15705550142')
    expect(phoneLink('+1 570 555 0142', '+1')).toBe('tel:+15705550142')
  })
})

describe('html', () => {
  it('escapes what could be markup, in texts and in attributes', () => {
    const name = `<img src=x onerror="a('b')"> & co`
    expect(html`<p title="${name}">${name}</p>`.markup).not.toMatch(/<img|"a|'b|& /)
  })

  it('keeps pieces that it made itself, alone and in a list', () => {
    const cells = ['a', '<b>'].map((text) => html`<td>${text}</td>`)
    expect(html`<tr>${cells}${html`<td>c</td>`}</tr>`.markup).toBe('<tr><td>a</td><td>&#60;b&#62;</td><td>c</td></tr>')
  })
})

const site = new SiteAddress('https://carts.example')

describe('SiteAddress', () => {
  it.each([
    [null, 'https://carts.example/media/vehicles/cart.webp'],
    [1, 'https://carts.example/media/480/vehicles/cart.webp'],
    [480, 'https://carts.example/media/480/vehicles/cart.webp'],
    [481, 'https://carts.example/media/800/vehicles/cart.webp'],
    [1600, 'https://carts.example/media/1600/vehicles/cart.webp'],
    [-1, 'https://carts.example/media/480/vehicles/cart.webp'],
    [4001, 'https://carts.example/media/1600/vehicles/cart.webp'],
  ])('gives the kept picture that is at least %s pixels wide, or the nearest', (width, address) => {
    expect(site.picture('vehicles/cart.webp', width)).toBe(address)
  })

  it('leaves the address of a picture kept elsewhere as it is', () => {
    expect(site.picture('https://pictures.example/cart.jpg', 480)).toBe('https://pictures.example/cart.jpg')
    expect(pictureAddress('https://pictures.example/cart.jpg')).toBe('https://pictures.example/cart.jpg')
  })

  it.each([
    ['https://carts.example/media/vehicles/cart.webp', 'vehicles/cart.webp'],
    ['http://CARTS.example/media/800/vehicles/cart.webp?from=mail#top', 'vehicles/cart.webp'],
    ['/media/480/uploads/0.avif', 'uploads/0.webp'],
    ['https://carts.example/media/../secret.webp', undefined],
    ['https://pictures.example/media/vehicles/cart.webp', undefined],
    ['media/vehicles/cart.webp', undefined],
  ])('finds the picture of %s: %s', (address, path) => {
    expect(picturePath(address, site.origin)).toBe(path)
  })

  it('escapes an id in the address of a page', () => {
    expect(site.vehiclePage('a/b?c')).toBe('https://carts.example/vehicle/a%2Fb%3Fc')
  })
})

describe('scriptJson', () => {
  it('cannot end its script element or a line, and reads back as it was', () => {
    const value = { text: '</script><!-- \u2028 \u2029', list: [1, null] }
    const json = scriptJson(value)
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual(value)
  })
})

const [NOSE, ROOF, PADS] = ['nose, left: Scuff', 'roof, left: Dent', 'brakes, replaced: Pads']
const FIXED = 'roof, repaired: Dent'

it.each([
  ['two findings changed', [NOSE, FIXED], ['nose, left: Long scuff', ROOF], ['nose, left: Long scuff', FIXED], 0],
  ['one changed, another removed', [FIXED], [NOSE, ROOF, PADS], [FIXED, PADS], 0],
  [
    'both added, one of them the same',
    [NOSE, ROOF, PADS, 'hood, left: 1'],
    [NOSE, ROOF, PADS],
    [NOSE, ROOF, PADS, 'hood, left: 1'],
    0,
  ],
  ['the same change', [NOSE, FIXED], [NOSE, FIXED], [NOSE, FIXED], 0],
  ['the same finding changed otherwise', [NOSE, FIXED], [NOSE, 'roof, left: Deep dent'], [NOSE, FIXED], 1],
  ['a finding changed that is gone', [NOSE, FIXED], [NOSE], [NOSE, FIXED], 1],
  ['a finding removed that has changed', [NOSE], [NOSE, FIXED], [NOSE], 1],
])('%s', (_name, wanted, found, merged, count) => {
  const outcome = mergedFindings([NOSE, ROOF], wanted, found)
  expect([outcome.merged, outcome.conflicts.length]).toEqual([merged, count])
})
