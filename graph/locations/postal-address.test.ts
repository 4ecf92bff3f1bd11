import { postalAddress } from './postal-address.ts'

it('takes an address apart, whose street may have commas', () => {
  expect(postalAddress('48 Cartwright Lane, Suite 2, Hatfield, PA 19440')).toEqual({
    street: '48 Cartwright Lane, Suite 2',
    city: 'Hatfield',
    state: 'PA',
    zip: '19440',
  })
})

it('takes no service area for an address', () => {
  expect(postalAddress('All of Pennsylvania')).toBeNull()
})
