import { deliveryInWords, deliveryTitle } from './content.ts'

it.each([
  [undefined, 0, 'free', 'so delivery is free.'],
  [10, 0, 'free', 'A is about 10 miles by road, so delivery is free.'],
  [11, 6, 'about $6', 'A is about 11 miles by road, so delivery is about $6.'],
])('says what a delivery over %s miles costs', (miles, fee, price, sentence) => {
  const town = { slug: 'a', name: 'A', miles, fee }
  expect(deliveryTitle(town)).toBe(`Delivery to A, ${price}`)
  expect(deliveryInWords(town)).toContain(sentence)
})
