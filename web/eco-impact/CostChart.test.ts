import { costTicks } from './CostChart.tsx'

describe('costTicks', () => {
  it('takes round steps up to the largest value', () => {
    expect(costTicks(910)).toEqual([0, 250, 500, 750])
    expect(costTicks(3033.33)).toEqual([0, 1000, 2000, 3000])
  })

  it('draws the base line alone where there is nothing to show', () => {
    expect(costTicks(0)).toEqual([0])
    expect(costTicks(-12)).toEqual([0])
  })

  it('never draws more than five lines', () => {
    for (let largest = 0.01; largest < 1e6; largest *= 1.37) expect(costTicks(largest).length).toBeLessThanOrEqual(5)
  })
})
