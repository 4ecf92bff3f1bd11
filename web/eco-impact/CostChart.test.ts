import { costTicks } from './EcoResults.tsx'

it('draws at most five lines, in round steps up to the largest value, and one where there is nothing to show', () => {
  expect(costTicks(910)).toEqual([0, 250, 500, 750])
  expect(costTicks(3033.33)).toEqual([0, 1000, 2000, 3000])
  expect([0, -12].map(costTicks)).toEqual([[0], [0]])
  for (let largest = 0.01; largest < 1e6; largest *= 1.37) expect(costTicks(largest).length).toBeLessThanOrEqual(5)
})
