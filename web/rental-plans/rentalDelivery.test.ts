import { deliveryInWords, deliveryLine, deliveryPrice } from './rentalDelivery.ts'

it('is free in words exactly where its line of the price is', () => {
  for (let miles = 1; miles <= 40; miles++) {
    const isFree = deliveryPrice(miles) === 0
    expect(deliveryInWords({ slug: 'a', name: 'A', miles }).includes('so delivery is free')).toBe(isFree)
    expect(deliveryLine(miles).includes('within the free')).toBe(isFree)
  }
})
