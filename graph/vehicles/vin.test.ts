import { isVin } from './vin.ts'

describe('a VIN', () => {
  it.each(['11111111111111111', '1M8GDM9AXKP042788', '5GZCZ43D13S812715', 'TESTCARTXTP002604', 'testcart8tp002603'])(
    'is right: %s',
    (vin) => expect(isVin(vin)).toBe(true),
  )

  it.each([
    ['a wrong check digit', '1M8GDM9A1KP042788'],
    ['two exchanged characters', '1M8DGM9AXKP042788'],
    ['a mistyped character', '1M8GDM9AXKP042789'],
    ['16 characters', '1111111111111111'],
    ['18 characters', '111111111111111111'],
    ['the letter O for a zero', '1M8GDM9AXKPO42788'],
    ['a blank', '1M8GDM9AXKP 42788'],
    ['a number', 17],
  ])('is wrong with %s', (_what, vin) => expect(isVin(vin)).toBe(false))
})
