import { roadClassOf } from './road-rules.ts'

const CART = { vin: null, features: ['Roof'], topSpeedMph: 25 }

it.each([
  [CART, 'CAN_BECOME'],
  [{ ...CART, vin: '1RDGE4P28TS002605' }, 'LOW_SPEED'],
  [{ ...CART, features: ['Street-legal package installed'] }, 'LOW_SPEED'],
  [{ ...CART, features: ['Street-legal package on request'] }, 'CAN_BECOME'],
  [{ ...CART, topSpeedMph: 19 }, 'GOLF_CART'],
  [{ ...CART, topSpeedMph: null }, 'GOLF_CART'],
])('on the road %j is %s', (cart, roadClass) => {
  expect(roadClassOf(cart)).toBe(roadClass)
})
