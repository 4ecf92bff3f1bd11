import { pictureAddress, picturePath, SiteAddress, scriptJson } from './site-address.ts'

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
