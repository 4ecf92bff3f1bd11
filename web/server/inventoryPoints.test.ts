import { scanPoints } from './inventoryPoints.ts'

it.each([
  ['/inventory?q=lifted&sort=name', 100_000, 1998],
  ['/inventory?range=40', 100_000, 1998],
  ['/inventory?q=lifted', 24, 0],
  ['/inventory?q=+&brand=denago&page=12', 100_000, 0],
  ['/contact?q=lifted', 100_000, 0],
])('%s with %i vehicles costs %i points more than a page', (address, vehicles, points) => {
  expect(scanPoints(address, vehicles)).toBe(points)
})
