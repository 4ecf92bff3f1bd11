import { directionsTo, mapAppAddress } from './directions.ts'

const href = directionsTo({ latitude: 41.3362, longitude: -75.9633 })
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

describe('directions', () => {
  it('lead to a point on a page that every browser shows', () => {
    expect(href).toBe('https://www.openstreetmap.org/directions?to=41.3362,-75.9633')
    expect(mapAppAddress(href, WINDOWS)).toBeUndefined()
  })

  it('open in the map app of a phone', () => {
    expect(mapAppAddress(href, ANDROID)).toBe('geo:41.3362,-75.9633?q=41.3362,-75.9633')
    expect(mapAppAddress(href, IPHONE)).toBe('maps://?daddr=41.3362,-75.9633')
  })

  it('leave other links alone', () => {
    expect(mapAppAddress('https://www.openstreetmap.org/?mlat=41.3', ANDROID)).toBeUndefined()
  })
})
