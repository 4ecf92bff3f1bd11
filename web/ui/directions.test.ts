import { directionsTo, mapAppAddress } from './directions.ts'

const HREF = directionsTo({ latitude: 41.3362, longitude: -75.9633 })
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

it.each([
  [HREF, WINDOWS, undefined],
  [HREF, ANDROID, 'geo:41.3362,-75.9633?q=41.3362,-75.9633'],
  [HREF, IPHONE, 'maps://?daddr=41.3362,-75.9633'],
  ['https://www.openstreetmap.org/?mlat=41.3', ANDROID, undefined],
])('%s in %s opens the map app where there is one', (href, agent, address) =>
  expect(mapAppAddress(href, agent)).toBe(address),
)
