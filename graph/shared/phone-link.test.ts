import { phoneLink } from './phone-link.ts'

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
