import { render } from '@testing-library/react'
import { ConditionReport } from './ConditionReport.tsx'

const CART: Parameters<typeof ConditionReport>[0]['vehicle'] = {
  ...{ id: 'cart', name: 'Cart', category: 'Series', availability: 'IN_STOCK', images: [], inspection: null },
  condition: 'USED',
  specifications: { seatingCapacity: 4, batteryType: null, range: null },
}
const textOf = (cart: typeof CART) => render(<ConditionReport vehicle={cart} />).container.textContent

it('a used cart without a report says so, and a new one has no block', () => {
  expect(textOf(CART)).toContain("haven't written this cart's report yet")
  expect(textOf({ ...CART, condition: 'NEW' })).toBe('')
})
