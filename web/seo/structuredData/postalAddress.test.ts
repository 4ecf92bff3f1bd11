import { postalAddress } from './postalAddress.ts'

describe('postalAddress', () => {
  it('takes a line apart', () => {
    expect(postalAddress('48 Cartwright Lane, Suite 2, Hatfield, PA 19440')).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '48 Cartwright Lane, Suite 2',
      addressLocality: 'Hatfield',
      addressRegion: 'PA',
      postalCode: '19440',
      addressCountry: 'US',
    })
  })

  it('leaves a line that reads otherwise as it is', () => {
    expect(postalAddress('All of Pennsylvania')).toBe('All of Pennsylvania')
  })
})
