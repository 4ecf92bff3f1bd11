const ROUND_STEPS = [1, 2, 2.5, 5, 10]
const LINES = 4

/** Round values for the grid lines of a chart from 0 to the largest value: at most five of them, 0 included. */
export const costTicks = (largest: number) => {
  if (largest <= 0) return [0]
  const rough = largest / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ROUND_STEPS.find((round) => round * power >= rough)!
  return Array.from({ length: Math.floor(largest / step) + 1 }, (_, index) => index * step)
}
