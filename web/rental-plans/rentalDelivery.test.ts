import { deliveryInWords, deliveryTitle } from './rentalDelivery.ts'

it.each([
  [undefined, 'free', 'so delivery is free.'],
  [10, 'free', 'A is about 10 miles by road, so delivery is free.'],
  [11, 'about $6', 'A is about 11 miles by road, so delivery is about $6.'],
])('says what a delivery over %s miles costs', (miles, price, sentence) => {
  const town = { slug: 'a', name: 'A', miles }
  expect(deliveryTitle(town)).toBe(`Delivery to A, ${price}`)
  expect(deliveryInWords(town)).toContain(sentence)
})
